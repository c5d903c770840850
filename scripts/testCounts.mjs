/** Reads the reports of the test runners: the counts, the failed tests, and the closing line. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * `failures` has one entry for each failed test: its name, then what went wrong, cut to a few lines.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: readonly string[] }} Counts
 */

export const none = Object.freeze({ passed: 0, failed: 0, skipped: 0, failures: Object.freeze([]) });

/** Counts for a failure that is not a test's. @param {string} what @returns {Counts} */
export const oneFailure = (what) => ({ ...none, failed: 1, failures: [what] });

/** @param {Counts} a @param {Counts} b @returns {Counts} */
export const sum = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});

/** @param {Counts} counts */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;

/** Reads a Vitest JSON report. A test file that could not be loaded counts as one failure. */
export function vitestCounts(file) {
  const report = readReport(file);
  if (report === null) return none;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${name}: ${fullName}`, failureMessages)),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failed, ...unloaded.map(({ name, message }) => failure(name, [message]))],
  };
}

/** Reads a Playwright JSON report. A test that passes only on a retry counts as a failure. */
export function playwrightCounts(file) {
  const report = readReport(file);
  if (report === null) return none;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        failure(
          `${file}: ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      ),
  );
  return { passed: expected, failed: unexpected + flaky, skipped, failures };
}

/** The specs of all suites, including nested ones. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

const longestMessage = 12;
function failure(name, messages) {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message ?? '').split('\n'));
  return [name, ...lines.slice(0, longestMessage).map((line) => `    ${line}`)].join('\n');
}

/** The failed tests, printed at the end of the output; empty when there are none. @param {Counts} counts */
export const listOfFailures = ({ failures }) =>
  failures.length === 0 ? '' : `\nFailed:\n${failures.map((text) => `✗ ${text}`).join('\n')}\n`;

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
