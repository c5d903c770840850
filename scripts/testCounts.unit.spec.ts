import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closingLine, none, playwrightCounts, sum, vitestCounts } from './testCounts.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settlewise-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('the closing line names skipped tests only when there are some', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(closingLine({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
});

test('counts of several runs add up', () => {
  const both = sum({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 });
  expect(both).toEqual({ passed: 11, failed: 22, skipped: 33 });
});

test('a test file that could not be loaded is a failure', () => {
  const file = report({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { status: 'passed', assertionResults: [{}, {}, {}] },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(vitestCounts(file)).toEqual({ passed: 3, failed: 1, skipped: 1 });
});

test('a browser test that passes only when repeated is a failure', () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } });
  expect(playwrightCounts(file)).toEqual({ passed: 5, failed: 2, skipped: 0 });
});

test('a report that was never written counts nothing', () => {
  expect(vitestCounts(path.join(folder, 'missing.json'))).toEqual(none);
});
