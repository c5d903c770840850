/**
 * The static checks: types of three projects, Oxlint, ESLint, the import rules and Prettier. They run in parallel, one check per
 * core. The output of a check is printed when it ends, so that outputs do not mix.
 *
 * Results are cached in .cache, so that the next run checks only changes. With `CI` set there is no cache.
 */
import { availableParallelism } from 'node:os';
import { collectTool } from './commands.mjs';
import { readEndedChildrenCpuSeconds } from './cpuTime.mjs';
import { emptyCounts, createFailure, addCounts } from './testCounts.mjs';

const types = (project, name) => ({
  name: `types of ${name}`,
  // This compiler is three to six times as fast as `typescript`. The other one stays installed for tools that use its API.
  file: 'typescript7/bin/tsc',
  args: ['-p', project, '--incremental', '--tsBuildInfoFile', `.cache/types/${name}.tsbuildinfo`],
});

const cacheOptions = (name) =>
  process.env['CI'] ? [] : ['--cache', '--cache-strategy=content', `--cache-location=.cache/${name}`];

/** The longest check first, so that it does not run alone at the end. */
const checks = [
  { name: 'Oxlint', file: 'oxlint/bin/oxlint', args: ['--type-aware', '--deny-warnings', '--threads=1'] },
  { name: 'ESLint', file: 'eslint/bin/eslint.js', args: [...cacheOptions('eslint'), '.'] },
  types('tsconfig.json', 'packages'),
  types('frontend/tsconfig.json', 'frontend'),
  {
    name: 'imports',
    file: 'dependency-cruiser/bin/dependency-cruise.mjs',
    args: [
      ...(process.env['CI'] ? [] : ['--cache', '.cache/imports', '--cache-strategy', 'content']),
      'backend',
      'projections',
      'infra',
      'frontend',
      'e2e',
      'scripts',
    ],
  },
  types('e2e/tsconfig.json', 'e2e'),
  {
    name: 'Prettier',
    file: 'prettier/bin/prettier.cjs',
    args: [...cacheOptions('prettier'), '--check', '--log-level=warn', '.'],
  },
];

/** The compilers and Oxlint's type checks are written in Go, and would use all cores. */
const singleCore = { GOMAXPROCS: '1' };

/**
 * @param {(check: { name: string }) => boolean} [isSelected] default: all checks
 * @returns {Promise<{ counts: import('./testCounts.mjs').Counts, costs: { file: string, coreSeconds: number }[] }>} one
 *   failure for each failed check, and the processor time of each check
 */
export async function staticChecks(isSelected = () => true) {
  const pending = checks.filter(isSelected);
  const costs = [];
  let counts = emptyCounts;
  let endedSeconds = readEndedChildrenCpuSeconds() ?? 0;
  async function runPending() {
    for (let check = pending.shift(); check !== undefined; check = pending.shift()) {
      const started = performance.now();
      const { code, output } = await collectTool(check.file, check.args, { env: singleCore });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const currentSeconds = readEndedChildrenCpuSeconds() ?? 0;
      costs.push({ file: check.name, coreSeconds: currentSeconds - endedSeconds });
      endedSeconds = currentSeconds;
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name.padEnd(18)} ${seconds.padStart(6)} s`);
      if (output.trim() !== '') console.log(output.trimEnd());
      if (code !== 0) counts = addCounts(counts, createFailure(check.name));
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runPending));
  return { counts, costs };
}
