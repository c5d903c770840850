/** Reading what the test runners report, and the one line that sums it up. */
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

export const none = Object.freeze({ passed: 0, failed: 0, skipped: 0 });

/** @param {Counts} a @param {Counts} b @returns {Counts} */
export const sum = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** @param {Counts} counts */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;

/** Counts of a Vitest JSON report. A file that could not be loaded is one failure. */
export function vitestCounts(file) {
  const report = readReport(file);
  if (report === null) return none;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of a Playwright JSON report. A test that passes only when repeated is a failure. */
export function playwrightCounts(file) {
  const report = readReport(file);
  if (report === null) return none;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
