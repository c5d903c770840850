/**
 * Runs the tests, one step after another, so that they do not compete for the cores of the machine. Every step runs even if an
 * earlier step failed. The output ends with the costs of each step and its ten most costly files; the last line is
 * `N passed, N failed`. A step that fails without a failed test counts as one failure.
 *
 * - `npm test`: the build, static checks, unit tests, page tests without a browser, integration tests, and one browser test
 *   of each tool.
 * - `npm run test:browser`: all other browser tests, faults of each component, and longer stories of the models.
 * - `npm test -- integration`: one or more named steps.
 * - `npm test -- changed`: the static checks, and the tests that depend on files changed since the last commit, or since
 *   another one with `CHANGED_SINCE=main`. Browser tests run only if their own files changed, because their dependencies on
 *   the server are unknown.
 *
 * With TEST_COUNTS_FILE set, the counts are also written to that file.
 */
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildChanged } from './bundles.mjs';
import { collectNode, root, runTool } from './commands.mjs';
import { startCpuMeter } from './cpuTime.mjs';
import { installPackages, requireNode } from './packages.mjs';
import { staticChecks } from './staticChecks.mjs';
import { formatCosts, readFileCosts } from './testCosts.mjs';
import {
  closingLine,
  formatFailures,
  emptyCounts,
  createFailure,
  readPlaywrightCounts,
  addCounts,
  readVitestCounts,
} from './testCounts.mjs';

requireNode();
const reports = mkdtempSync(path.join(tmpdir(), 'settlewise-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/**
 * A step returns its counts and, if its runner reports them, the costs of its files.
 * @typedef {{ counts: import('./testCounts.mjs').Counts, costs?: readonly { file: string, coreSeconds: number }[] }} Outcome
 */

const toOutcome = (ok, description) => ({ counts: ok ? emptyCounts : createFailure(description) });

/** @returns {Promise<Outcome>} */
async function vitest(projects, filters = [], env = {}) {
  const report = path.join(reports, 'vitest.json');
  const costs = path.join(reports, 'vitest.costs');
  for (const file of [report, costs]) rmSync(file, { force: true });
  const code = await runTool(
    'vitest/vitest.mjs',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...projects.map((project) => `--project=${project}`),
      ...filters,
    ],
    { env: { ...env, TEST_COSTS_FILE: costs } },
  );
  return { counts: withExitCode(readVitestCounts(report), code), costs: readFileCosts(costs) };
}

/** @returns {Promise<Outcome>} */
async function playwright(...options) {
  if (!existsSync(path.join(root, 'dist/allInOne.mjs')))
    return toOutcome(false, 'There is no built program to test in a browser.');
  const browser = await findBrowser();
  if (browser === null)
    return toOutcome(
      false,
      'There is no browser for the browser tests: install chromium, or set BROWSER_PATH.',
    );
  const report = path.join(reports, 'browser.json');
  const costs = path.join(reports, 'browser.costs');
  const code = await runTool(
    'playwright/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', ...options],
    { env: { ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report, TEST_COSTS_FILE: costs } },
  );
  return { counts: withExitCode(readPlaywrightCounts(report), code), costs: readFileCosts(costs) };
}

/**
 * Injects a few faults into each component. `npm run test:faults` injects 200.
 * @returns {Promise<Outcome>}
 */
async function faults() {
  const file = path.join(reports, 'faults.json');
  const seed = process.env['SEED'] ?? String(randomInt(2 ** 31));
  console.log(`faults: SEED=${seed}`);
  const { code, output } = await collectNode(
    ['--enable-source-maps', 'dist/tests/faults.mjs', '--short', '--counts', file],
    { env: { SEED: seed } },
  );
  console.log(`${code === 0 ? '✓' : '✗'} faults\n${output.trimEnd()}`);
  return {
    counts: withExitCode(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : emptyCounts, code),
  };
}

/** Adds one failure when a runner fails without a failed test, because it crashed or an error came from outside the tests. */
const withExitCode = (counts, code) =>
  code !== 0 && counts.failed === 0
    ? addCounts(counts, createFailure(`The test runner ended with code ${code}, though no test failed.`))
    : counts;

const build = async () => toOutcome(await buildChanged(['server', 'frontend']), 'The build');

/** The steps of `npm test`. @type {Record<string, () => Promise<Outcome>>} */
const steps = {
  build,
  static: () => staticChecks(),
  unit: () => vitest(['unit']),
  pages: () => vitest(['ui']),
  integration: () => vitest(['int']),
  walks: () => playwright('--project=walks'),
};

/** Steps that run only if they are named. @type {Record<string, () => Promise<Outcome>>} */
const optionalSteps = {
  browser: () => playwright('--project=browser'),
  faults,
  models: () => vitest(['int'], ['backend/api/model/'], { MODEL_RUNS: '4' }),
  // An import rule ensures that only infra and projections contain SQL statements. .ci/run runs this on Debian's servers.
  statements: () => vitest(['int'], ['infra/', 'projections/', 'backend/api/src/http/everyRoute']),
};

const since = process.env['CHANGED_SINCE'] ?? 'HEAD';
/** @type {Record<string, () => Promise<Outcome>>} */
const changeSteps = {
  static: () => staticChecks(),
  'unit, pages and integration': () =>
    vitest(['unit', 'ui', 'int'], [`--changed=${since}`, '--passWithNoTests']),
  build,
  browser: () => playwright(`--only-changed=${since}`, '--pass-with-no-tests'),
};

const args = process.argv.slice(2);
const available = args.includes('changed')
  ? changeSteps
  : args.length === 0
    ? steps
    : { ...steps, ...optionalSteps };
const selected = args.filter((name) => name !== 'changed');
const unknown = selected.filter((name) => available[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}: choose from ${Object.keys(available).join(', ')}.`);
  process.exit(1);
}

let total = toOutcome(await installPackages(), 'The installation of the packages').counts;
const stepCosts = [];
if (total.failed === 0) {
  for (const [name, runStep] of Object.entries(available)) {
    if (selected.length > 0 && !selected.includes(name)) continue;
    console.log(`\n── ${name} ──`);
    const started = performance.now();
    const meter = startCpuMeter();
    const { counts, costs = [] } = await runStep();
    stepCosts.push({
      name,
      passed: counts.failed === 0,
      wallSeconds: (performance.now() - started) / 1000,
      coreSeconds: meter.stop(),
      files: costs,
    });
    total = addCounts(total, counts);
  }
}

console.log(`\n${formatCosts(stepCosts)}\n${formatFailures(total)}`);
const countsFile = process.env['TEST_COUNTS_FILE'];
if (countsFile) {
  mkdirSync(path.dirname(countsFile), { recursive: true });
  writeFileSync(countsFile, JSON.stringify(total));
}
process.exitCode = total.failed === 0 ? 0 : 1;
// Must be the last line of the output.
process.stdout.write(`${closingLine(total)}\n`);
