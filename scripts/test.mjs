/**
 * `npm test`: gets what is missing, then builds, makes static checks (types, lint) and some faults of each component, and
 * runs unit, integration and browser tests. Every step runs even when one before it failed. The last line says
 * `N passed, N failed`; a step that fails by itself counts as one failure.
 *
 * `npm test -- integration` runs one step alone; `npm test -- statements` the integration tests of the parts that hold SQL
 * statements and Redis commands, and one that calls every route (.ci/run does, on Debian's servers).
 * `npm test -- changed` runs the static checks, and the tests that what was changed since the last commit can reach;
 * `CHANGED_SINCE=main` since another one. What a page needs of the server only the browser tests know: they run when they
 * were changed themselves.
 * With TEST_COUNTS_FILE set the counts are written there as well.
 */
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildWhatChanged } from './bundles.mjs';
import { collectNode, root, runTool } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';
import { staticChecks } from './staticChecks.mjs';
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

const checked = (ok, what) => (ok ? none : oneFailure(what));

async function vitest(projects, ...options) {
  const report = path.join(reports, `${projects.join('-')}.json`);
  const code = await runTool('vitest/vitest.mjs', [
    ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...projects.map((project) => `--project=${project}`),
    ...options,
  ]);
  return withExitCode(vitestCounts(report), code);
}

async function playwright(...options) {
  if (!existsSync(path.join(root, 'dist/allInOne.mjs'))) {
    return oneFailure('There is no built program to test in a browser.');
  }
  const browser = await findBrowser();
  if (browser === null) {
    return oneFailure('There is no browser for the browser tests: install chromium, or set BROWSER_PATH.');
  }
  const report = path.join(reports, 'browser.json');
  const code = await runTool(
    'playwright/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', ...options],
    {
      env: { ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  );
  return withExitCode(playwrightCounts(report), code);
}

/**
 * Makes a few faults of each component; `npm run test:faults` makes 200. Its output is printed at its end, because another
 * step prints at the same time.
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
  return withExitCode(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none, code);
}

/** Counts one failure when a runner fails without a failed test: it crashed, or an error came from outside the tests. */
const withExitCode = (counts, code) =>
  code !== 0 && counts.failed === 0
    ? sum(counts, oneFailure(`The test runner ended with code ${code}, though no test failed.`))
    : counts;

const build = async () => checked(await buildWhatChanged(['server', 'frontend']), 'The build');

/**
 * One stage after the other. The lanes of a stage run side by side, the steps of a lane in turn. Faults and browser tests
 * wait as much as they work, for leases that run out, programs that start and pages that load: checks, unit and
 * integration tests take what they leave of the processors.
 */
const steps = [
  [{ build }],
  [
    { static: staticChecks, unit: () => vitest(['unit', 'ui']), integration: () => vitest(['int']) },
    { faults, browser: () => playwright() },
  ],
];

/** Steps that run only where they are asked for. */
const stepsOnDemand = [
  // Statements stand in infra and projections alone: a rule of imports holds that.
  [{ statements: () => vitest(['int'], 'infra/', 'projections/', 'backend/api/src/http/everyRoute') }],
];

const since = process.env['CHANGED_SINCE'] ?? 'HEAD';
const stepsOfAChange = [
  [{ static: staticChecks }],
  [
    {
      'unit and integration': () => vitest(['unit', 'ui', 'int'], `--changed=${since}`, '--passWithNoTests'),
    },
  ],
  [{ build }],
  [{ browser: () => playwright(`--only-changed=${since}`, '--pass-with-no-tests') }],
];

const asked = process.argv.slice(2);
const [all, wanted] = asked.includes('changed')
  ? [stepsOfAChange, asked.filter((name) => name !== 'changed')]
  : [asked.length === 0 ? steps : [...steps, ...stepsOnDemand], asked];
const names = all.flat().flatMap(Object.keys);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}: choose from ${names.join(', ')}.`);
  process.exit(1);
}

let total = checked(await installPackages(), 'The installation of the packages');
const durations = [];
async function take([name, step]) {
  const started = performance.now();
  const counts = await step();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  durations.push(`${counts.failed === 0 ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.padStart(6)} s`);
  return counts;
}

async function takeInTurn(lane) {
  let counts = none;
  for (const step of lane) counts = sum(counts, await take(step));
  return counts;
}

if (total.failed === 0) {
  for (const stage of all) {
    const lanes = stage
      .map((lane) => Object.entries(lane).filter(([name]) => wanted.length === 0 || wanted.includes(name)))
      .filter((lane) => lane.length > 0);
    if (lanes.length === 0) continue;
    console.log(`\n── ${lanes.map((lane) => lane.map(([name]) => name).join(', ')).join(' · ')} ──`);
    total = (await Promise.all(lanes.map(takeInTurn))).reduce(sum, total);
  }
}

console.log(`\n${durations.join('\n')}\n${listOfFailures(total)}`);
const countsFile = process.env['TEST_COUNTS_FILE'];
if (countsFile) {
  mkdirSync(path.dirname(countsFile), { recursive: true });
  writeFileSync(countsFile, JSON.stringify(total));
}
process.exitCode = total.failed === 0 ? 0 : 1;
// Must be the last line of the output.
process.stdout.write(`${closingLine(total)}\n`);
