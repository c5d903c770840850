/**
 * What can be said of the code without running it: the types of three projects, ESLint, the rules of imports and Prettier,
 * side by side, as many at once as the machine has cores. What each prints is shown when it ends, and not mixed with the others'.
 *
 * What was found is kept in .cache, so that a second run looks at what changed. ESLint's cache knows a file by its own
 * text, though its rules look at the types of other files as well: where `CI` is set it is not used.
 */
import { availableParallelism } from 'node:os';
import { collectTool } from './commands.mjs';
import { none, oneFailure, sum } from './testCounts.mjs';

const types = (project, name) => ({
  name: `types of ${name}`,
  file: 'typescript/bin/tsc',
  args: ['-p', project, '--incremental', '--tsBuildInfoFile', `.cache/types/${name}.tsbuildinfo`],
});

const kept = (name) =>
  process.env['CI'] ? [] : ['--cache', '--cache-strategy=content', `--cache-location=.cache/${name}`];

/** The longest one first, so that no core waits for it alone at the end. */
const checks = [
  { name: 'ESLint', file: 'eslint/bin/eslint.js', args: [...kept('eslint'), '.'] },
  types('tsconfig.json', 'packages'),
  types('frontend/tsconfig.json', 'frontend'),
  {
    name: 'imports',
    file: 'dependency-cruiser/bin/dependency-cruise.mjs',
    args: [
      ...(process.env['CI'] ? [] : ['--cache', '.cache/imports', '--cache-strategy', 'content']),
      ...['backend', 'projections', 'infra', 'frontend', 'e2e', 'scripts'],
    ],
  },
  types('e2e/tsconfig.json', 'e2e'),
  {
    name: 'Prettier',
    file: 'prettier/bin/prettier.cjs',
    args: [...kept('prettier'), '--check', '--log-level=warn', '.'],
  },
];

/** @returns {Promise<import('./testCounts.mjs').Counts>} one failure for each check that found something */
export async function staticChecks() {
  const waiting = [...checks];
  let counts = none;
  async function work() {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const started = performance.now();
      const { code, output } = await collectTool(check.file, check.args);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name.padEnd(18)} ${seconds.padStart(6)} s`);
      if (output.trim() !== '') console.log(output.trimEnd());
      if (code !== 0) counts = sum(counts, oneFailure(check.name));
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return counts;
}
