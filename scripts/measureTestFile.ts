/** Setup of each test file: writes its processor time to TEST_COSTS_FILE, where `scripts/test.mjs` reads it. */
import { appendFileSync } from 'node:fs';
import { afterAll, expect, inject } from 'vitest';
import { readTreeCpuSeconds } from './cpuTime.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Process ids of the servers of `databaseServerUrls`; empty if they run on another machine. */
    databaseServerPids: readonly number[];
  }
}

const report = process.env['TEST_COSTS_FILE'];

/** Reads the processor time in seconds of this process and of its own PostgreSQL. */
function readCoreSeconds(): number {
  const { user, system } = process.cpuUsage();
  const server = inject('databaseServerPids')?.[Number(process.env['VITEST_POOL_ID'] ?? 1) - 1];
  return (user + system) / 1e6 + (server === undefined ? 0 : (readTreeCpuSeconds(server) ?? 0));
}

if (report !== undefined) {
  const before = readCoreSeconds();
  afterAll(() => {
    const line = { file: expect.getState().testPath, coreSeconds: readCoreSeconds() - before };
    appendFileSync(report, `${JSON.stringify(line)}\n`);
  });
}
