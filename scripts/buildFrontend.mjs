/** Builds the frontend into frontend/dist. */
import path from 'node:path';
import { build } from 'vite';
import { buildPages } from './builtPages.mjs';
import { root } from './commands.mjs';
import { planChunks } from './frontendChunks.mjs';

const frontend = path.join(root, 'frontend');
process.chdir(frontend);
const unplannedBuild = await build({ root: frontend, logLevel: 'silent', build: { write: false } });
const plan = planChunks(unplannedBuild.output.filter(({ type }) => type === 'chunk'));
const plannedBuild = await build({
  root: frontend,
  logLevel: 'warn',
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The plan already contains the dependencies of each module.
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'planned chunks', name: (id) => plan.get(id) ?? null }],
        },
      },
    },
  },
});
await buildPages(
  frontend,
  plannedBuild.output.filter(({ type }) => type === 'chunk'),
);
