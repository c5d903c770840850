/** Builds the server programs into dist/. Skips entry points without a source file. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './commands.mjs';
import { serverBundles } from './serverBundles.mjs';

const entryPoints = {
  api: 'backend/api/src/main.ts',
  allInOne: 'backend/api/src/allInOne.ts',
  calculations: 'backend/api/src/calculations/thread.ts',
  worker: 'projections/src/main.ts',
  projections: 'projections/src/cli.ts',
  bounces: 'projections/src/bounces.ts',
  audit: 'backend/api/src/audit.ts',
  backup: 'backend/api/src/backup.ts',
  restore: 'backend/api/src/restore.ts',
  keys: 'backend/api/src/keys.ts',
  secondFactor: 'backend/api/src/secondFactor.ts',
  bench: 'e2e/bench/main.ts',
  bareKoa: 'e2e/bench/bareKoa.ts',
  benchProbe: 'e2e/bench/load/probe.ts',
  // Programs that only the tests use.
  'tests/api': 'backend/api/testing/programs/api.ts',
  'tests/worker': 'projections/testing/programs/worker.ts',
  'tests/eventStoreDbDouble': 'infra/testing/eventStoreDbDoubleProcess.ts',
  'tests/realEventStore': 'infra/testing/realEventStoreProcess.ts',
  'tests/proxy': 'e2e/cluster/programs/proxy.ts',
  'tests/faults': 'e2e/faults/main.ts',
  'tests/firefox': 'e2e/firefox/main.ts',
  'tests/faultsApi': 'e2e/faults/programs/api.ts',
  'tests/faultsWorker': 'e2e/faults/programs/worker.ts',
};

const existing = Object.entries(entryPoints).filter(([, file]) => existsSync(path.join(root, file)));

const output = path.join(root, 'dist');
// This file marks a complete build. It is removed first, so that the next run repeats a failed build.
rmSync(path.join(output, '.built-from'), { force: true });
const { metafile } = await build({ ...serverBundles(Object.fromEntries(existing), 'dist'), metafile: true });
removeOtherFiles(Object.keys(metafile.outputs));

/** Removes outdated files. It runs last, so that a program that starts during the build finds its old or its new file. */
function removeOtherFiles(builtFiles) {
  const kept = new Set(builtFiles.map((file) => path.join(root, file)));
  for (const entry of readdirSync(output, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !kept.has(file)) rmSync(file);
  }
}
