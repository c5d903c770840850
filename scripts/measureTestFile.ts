/** Set up for each test file: reports the processor time of the file to TEST_COSTS_FILE, where `scripts/test.mjs` reads it. */
import { appendFileSync } from 'node:fs';
import { afterAll, expect, inject } from 'vitest';
import { cpuSecondsOfTree } from './cpuTime.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Process ids of the servers of `databaseServerUrls`; empty where these run elsewhere. */
    databaseServerPids: readonly number[];
  }
}

const report = process.env['TEST_COSTS_FILE'];

/** Seconds that this process, and the PostgreSQL that is its own, have used until now. */
function coreSeconds(): number {
  const { user, system } = process.cpuUsage();
  const server = inject('databaseServerPids')?.[Number(process.env['VITEST_POOL_ID'] ?? 1) - 1];
  return (user + system) / 1e6 + (server === undefined ? 0 : (cpuSecondsOfTree(server) ?? 0));
}

if (report !== undefined) {
  const before = coreSeconds();
  afterAll(() => {
    const line = { file: expect.getState().testPath, coreSeconds: coreSeconds() - before };
    appendFileSync(report, `${JSON.stringify(line)}\n`);
  });
}
