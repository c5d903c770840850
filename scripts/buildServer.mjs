/**
 * Builds the server programs into dist/: our own packages in one file each, everything else stays a package.
 * An entry point that is not there is left out.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './commands.mjs';

const entryPoints = {
  api: 'backend/api/src/main.ts',
  allInOne: 'backend/api/src/allInOne.ts',
  worker: 'projections/src/main.ts',
  projections: 'projections/src/cli.ts',
  audit: 'backend/api/src/audit.ts',
  backup: 'backend/api/src/backup.ts',
  restore: 'backend/api/src/restore.ts',
  keys: 'backend/api/src/keys.ts',
  secondFactor: 'backend/api/src/secondFactor.ts',
  bench: 'e2e/bench/main.ts',
  bareKoa: 'e2e/bench/bareKoa.ts',
  benchProbe: 'e2e/bench/load/probe.ts',
  // Programs of the tests alone.
  'tests/api': 'backend/api/testing/programs/api.ts',
  'tests/worker': 'projections/testing/programs/worker.ts',
  'tests/eventStoreDbDouble': 'infra/testing/eventStoreDbDoubleProcess.ts',
  'tests/realEventStore': 'infra/testing/realEventStoreProcess.ts',
  'tests/proxy': 'e2e/cluster/programs/proxy.ts',
  'tests/faults': 'e2e/faults/main.ts',
  'tests/faultsApi': 'e2e/faults/programs/api.ts',
  'tests/faultsWorker': 'e2e/faults/programs/worker.ts',
};

const present = Object.entries(entryPoints).filter(([, file]) => existsSync(path.join(root, file)));

const output = path.join(root, 'dist');
// Stands for a whole build: without it, one that fails is done again.
rmSync(path.join(output, '.built-from'), { force: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(present),
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  external: thirdParty(),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // CommonJS packages that go into the bundle ask for Node's own modules by `require`, which ES modules do not have.
  banner: {
    js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
  },
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
});
removeAllBut(Object.keys(metafile.outputs));

/** What is not built any more goes last: a program that is started meanwhile finds its file, of before or of now. */
function removeAllBut(built) {
  const wanted = new Set(built.map((file) => path.join(root, file)));
  for (const entry of readdirSync(output, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(file)) rmSync(file);
  }
}

/**
 * Every package that a workspace depends on and that is not ours. One that npm put beside a workspace, because another
 * version stands at the top, goes into the bundle: from dist/ the other version would be found.
 */
function thirdParty() {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const names = workspaces.flatMap((workspace) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(path.join(root, workspace, 'package.json'), 'utf8'),
    );
    // Programs of the tests have the second.
    return Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !existsSync(path.join(root, workspace, 'node_modules', name)),
    );
  });
  return [...new Set(names)].filter((name) => !name.startsWith('@settlewise/'));
}
