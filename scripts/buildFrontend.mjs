/** Builds the frontend into frontend/dist. */
import path from 'node:path';
import { build } from 'vite';
import { buildPages } from './builtPages.mjs';
import { root } from './commands.mjs';
import { planChunks } from './frontendChunks.mjs';

const frontend = path.join(root, 'frontend');
process.chdir(frontend);
const withoutPlan = await build({ root: frontend, logLevel: 'silent', build: { write: false } });
const plan = planChunks(withoutPlan.output.filter(({ type }) => type === 'chunk'));
const built = await build({
  root: frontend,
  logLevel: 'warn',
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The plan names what a module needs as well.
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'what travels together', name: (id) => plan.get(id) ?? null }],
        },
      },
    },
  },
});
await buildPages(
  frontend,
  built.output.filter(({ type }) => type === 'chunk'),
);
