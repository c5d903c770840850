/** Reads the reports of the test runners: the counts, the failed tests, and the closing line. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * `failures` has one entry for each failed test: its name, then the first lines of the error.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: readonly string[] }} Counts
 */

export const emptyCounts = Object.freeze({ passed: 0, failed: 0, skipped: 0, failures: Object.freeze([]) });

/** Creates the counts of one failure outside a test. @param {string} description @returns {Counts} */
export const createFailure = (description) => ({ ...emptyCounts, failed: 1, failures: [description] });

/** @param {Counts} a @param {Counts} b @returns {Counts} */
export const addCounts = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});

/** @param {Counts} counts */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;

/** Reads a Vitest JSON report. A test file that could not be loaded counts as one failure. */
export function readVitestCounts(file) {
  const report = readReport(file);
  if (report === null) return emptyCounts;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => formatFailure(`${name}: ${fullName}`, failureMessages)),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failed, ...unloaded.map(({ name, message }) => formatFailure(name, [message]))],
  };
}

/** Reads a Playwright JSON report. A test that passes only on a retry counts as a failure. */
export function readPlaywrightCounts(file) {
  const report = readReport(file);
  if (report === null) return emptyCounts;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = listSpecs(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        formatFailure(
          `${file}: ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      ),
  );
  return { passed: expected, failed: unexpected + flaky, skipped, failures };
}

/** Lists the specs of all suites, including nested ones. */
const listSpecs = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(listSpecs)];

const maxMessageLines = 12;
function formatFailure(name, messages) {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message ?? '').split('\n'));
  return [name, ...lines.slice(0, maxMessageLines).map((line) => `    ${line}`)].join('\n');
}

/** Formats the list of failed tests at the end of the output; empty without failures. @param {Counts} counts */
export const formatFailures = ({ failures }) =>
  failures.length === 0 ? '' : `\nFailed:\n${failures.map((text) => `✗ ${text}`).join('\n')}\n`;

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
