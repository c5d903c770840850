import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  closingLine,
  formatFailures,
  emptyCounts,
  readPlaywrightCounts,
  addCounts,
  readVitestCounts,
} from './testCounts.mjs';

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

test('the closing line contains the number of skipped tests only if there are any', () => {
  expect(closingLine({ ...emptyCounts, passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(closingLine({ ...emptyCounts, passed: 1, failed: 2, skipped: 3 })).toBe(
    '1 passed, 2 failed, 3 skipped',
  );
});

test('adds the counts of several runs', () => {
  const both = addCounts(
    { passed: 1, failed: 2, skipped: 3, failures: ['one'] },
    { passed: 10, failed: 20, skipped: 30, failures: ['two'] },
  );
  expect(both).toEqual({ passed: 11, failed: 22, skipped: 33, failures: ['one', 'two'] });
});

test('failed tests, and files that could not be loaded, are failures with their names and errors', () => {
  const file = report({
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      {
        name: 'rules.spec.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'counts' },
          {
            status: 'failed',
            fullName: 'adds up',
            failureMessages: ['\u001b[31mexpected 2\u001b[39m\nreceived 3'],
          },
          { status: 'passed', fullName: 'ends' },
        ],
      },
      { name: 'broken.spec.ts', status: 'failed', assertionResults: [], message: 'Unexpected token' },
    ],
  });
  expect(readVitestCounts(file)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: [
      'rules.spec.ts: adds up\n    expected 2\n    received 3',
      'broken.spec.ts\n    Unexpected token',
    ],
  });
});

test('a browser test that passes only on a retry is a failure', () => {
  const results = [{ errors: [{ message: 'no such button' }] }, { errors: [] }];
  const file = report({
    stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [
      {
        suites: [
          { specs: [{ file: 'account.e2e.ts', title: 'signs up', tests: [{ status: 'flaky', results }] }] },
          { specs: [{ file: 'home.e2e.ts', title: 'shows', tests: [{ status: 'expected', results: [] }] }] },
        ],
      },
    ],
  });
  expect(readPlaywrightCounts(file)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 0,
    failures: ['account.e2e.ts: signs up\n    no such button'],
  });
});

test('failures are listed; without failures the list is empty', () => {
  expect(formatFailures(emptyCounts)).toBe('');
  expect(formatFailures({ ...emptyCounts, failed: 2, failures: ['a', 'b'] })).toBe('\nFailed:\n✗ a\n✗ b\n');
});

test('a missing report has empty counts', () => {
  expect(readVitestCounts(path.join(folder, 'missing.json'))).toEqual(emptyCounts);
});
