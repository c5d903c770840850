/**
 * `npm test`: gets what is missing, then static checks (types, lint), unit, integration, build and browser tests, and some
 * faults of each component. Every step runs even when one before it failed. The last line says `N passed, N failed`; a
 * step that fails by itself counts as one failure.
 *
 * `npm test -- integration` runs the integration and contract tests alone (.ci/run does, on Debian's servers).
 * `npm test -- changed` runs the static checks, and the tests that what was changed since the last commit can reach;
 * `CHANGED_SINCE=main` since another one. What a page needs of the server only the browser tests know: they run when they
 * were changed themselves.
 * With TEST_COUNTS_FILE set the counts are written there as well.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildWhatChanged } from './bundles.mjs';
import { root, runNode, runTool } from './commands.mjs';
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

/** A few faults of each component; `npm run test:faults` makes 200. */
async function faults() {
  const file = path.join(reports, 'faults.json');
  const code = await runNode(['--enable-source-maps', 'dist/tests/faults.mjs', '--short', '--counts', file]);
  return withExitCode(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none, code);
}

/** A runner that fails without a failed test (it crashed, or an error came outside of a test) is a failure. */
const withExitCode = (counts, code) =>
  code !== 0 && counts.failed === 0
    ? sum(counts, oneFailure(`The test runner ended with code ${code}, though no test failed.`))
    : counts;

const steps = {
  static: staticChecks,
  unit: () => vitest(['unit', 'ui']),
  integration: () => vitest(['int']),
  build: async () => checked(await buildWhatChanged(['server', 'frontend']), 'The build'),
  browser: () => playwright(),
  faults,
};

const since = process.env['CHANGED_SINCE'] ?? 'HEAD';
const stepsOfAChange = {
  static: staticChecks,
  'unit and integration': () => vitest(['unit', 'ui', 'int'], `--changed=${since}`, '--passWithNoTests'),
  build: steps.build,
  browser: () => playwright(`--only-changed=${since}`, '--pass-with-no-tests'),
};

const asked = process.argv.slice(2);
const [all, wanted] = asked.includes('changed')
  ? [stepsOfAChange, asked.filter((name) => name !== 'changed')]
  : [steps, asked];
const unknown = wanted.filter((name) => !(name in all));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}: choose from ${Object.keys(all).join(', ')}.`);
  process.exit(1);
}

let total = checked(await installPackages(), 'The installation of the packages');
const durations = [];
if (total.failed === 0) {
  for (const [name, step] of Object.entries(all)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n── ${name} ──`);
    const started = performance.now();
    const counts = await step();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    durations.push(`${counts.failed === 0 ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.padStart(6)} s`);
    total = sum(total, counts);
  }
}

console.log(`\n${durations.join('\n')}\n${listOfFailures(total)}`);
const countsFile = process.env['TEST_COUNTS_FILE'];
if (countsFile) {
  mkdirSync(path.dirname(countsFile), { recursive: true });
  writeFileSync(countsFile, JSON.stringify(total));
}
process.exitCode = total.failed === 0 ? 0 : 1;
// Last of all, and only once everything before it has left this process.
process.stdout.write(`${closingLine(total)}\n`);
