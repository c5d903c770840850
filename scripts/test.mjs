/**
 * Runs the tests, one step after another, so that no more than the cores of the machine compute at once. Every step runs even
 * when one before it failed. At the end stands what each step cost, with its ten most costly files; the last line says
 * `N passed, N failed`. A step that fails by itself counts as one failure.
 *
 * - `npm test`: the build, static checks, unit tests, pages without a browser, integration tests, and a walk in the browser
 *   through each tool.
 * - `npm run test:browser`: all other browser tests, faults of each component, and longer stories of the models.
 * - `npm test -- integration`: one step, or several.
 * - `npm test -- changed`: the static checks, and the tests that what was changed since the last commit can reach;
 *   `CHANGED_SINCE=main` since another one. What a page needs of the server only the browser tests know: they run when they
 *   were changed themselves.
 *
 * With TEST_COUNTS_FILE set the counts are written there as well.
 */
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildWhatChanged } from './bundles.mjs';
import { collectNode, root, runTool } from './commands.mjs';
import { startCpuMeter } from './cpuTime.mjs';
import { installPackages, requireNode } from './packages.mjs';
import { staticChecks } from './staticChecks.mjs';
import { costTable, readFileCosts } from './testCosts.mjs';
import {
  closingLine,
  listOfFailures,
  none,
  oneFailure,
  playwrightCounts,
  sum,
  vitestCounts,
} from './testCounts.mjs';

requireNode();
const reports = mkdtempSync(path.join(tmpdir(), 'settlewise-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/**
 * A step returns its counts and, where its runner reports them, what its files cost.
 * @typedef {{ counts: import('./testCounts.mjs').Counts, costs?: readonly { file: string, coreSeconds: number }[] }} Outcome
 */

const checked = (ok, what) => ({ counts: ok ? none : oneFailure(what) });

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
  return { counts: withExitCode(vitestCounts(report), code), costs: readFileCosts(costs) };
}

/** @returns {Promise<Outcome>} */
async function playwright(...options) {
  if (!existsSync(path.join(root, 'dist/allInOne.mjs')))
    return checked(false, 'There is no built program to test in a browser.');
  const browser = await findBrowser();
  if (browser === null)
    return checked(
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
  return { counts: withExitCode(playwrightCounts(report), code), costs: readFileCosts(costs) };
}

/**
 * Makes a few faults of each component; `npm run test:faults` makes 200.
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
  return { counts: withExitCode(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none, code) };
}

/** Counts one failure when a runner fails without a failed test: it crashed, or an error came from outside the tests. */
const withExitCode = (counts, code) =>
  code !== 0 && counts.failed === 0
    ? sum(counts, oneFailure(`The test runner ended with code ${code}, though no test failed.`))
    : counts;

const build = async () => checked(await buildWhatChanged(['server', 'frontend']), 'The build');

/** What `npm test` runs. @type {Record<string, () => Promise<Outcome>>} */
const steps = {
  build,
  static: () => staticChecks(),
  unit: () => vitest(['unit']),
  pages: () => vitest(['ui']),
  integration: () => vitest(['int']),
  walks: () => playwright('--project=walks'),
};

/** Steps that run only where they are asked for. @type {Record<string, () => Promise<Outcome>>} */
const stepsOnDemand = {
  browser: () => playwright('--project=browser'),
  faults,
  models: () => vitest(['int'], ['backend/api/model/'], { MODEL_RUNS: '4' }),
  // SQL statements are in infra and projections alone, which a rule of imports ensures. .ci/run runs this on Debian's servers.
  statements: () => vitest(['int'], ['infra/', 'projections/', 'backend/api/src/http/everyRoute']),
};

const since = process.env['CHANGED_SINCE'] ?? 'HEAD';
/** @type {Record<string, () => Promise<Outcome>>} */
const stepsOfAChange = {
  static: () => staticChecks(),
  'unit, pages and integration': () =>
    vitest(['unit', 'ui', 'int'], [`--changed=${since}`, '--passWithNoTests']),
  build,
  browser: () => playwright(`--only-changed=${since}`, '--pass-with-no-tests'),
};

const asked = process.argv.slice(2);
const available = asked.includes('changed')
  ? stepsOfAChange
  : asked.length === 0
    ? steps
    : { ...steps, ...stepsOnDemand };
const wanted = asked.filter((name) => name !== 'changed');
const unknown = wanted.filter((name) => available[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}: choose from ${Object.keys(available).join(', ')}.`);
  process.exit(1);
}

let total = checked(await installPackages(), 'The installation of the packages').counts;
const stepCosts = [];
if (total.failed === 0) {
  for (const [name, runStep] of Object.entries(available)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
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
    total = sum(total, counts);
  }
}

console.log(`\n${costTable(stepCosts)}\n${listOfFailures(total)}`);
const countsFile = process.env['TEST_COUNTS_FILE'];
if (countsFile) {
  mkdirSync(path.dirname(countsFile), { recursive: true });
  writeFileSync(countsFile, JSON.stringify(total));
}
process.exitCode = total.failed === 0 ? 0 : 1;
// Must be the last line of the output.
process.stdout.write(`${closingLine(total)}\n`);
