import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { daysToFix, findProblems, readAdvisories, recordAdvisories } from './auditPackages.mjs';

const highSeverity = {
  url: 'https://github.com/advisories/GHSA-1',
  severity: 'high',
  title: 'Reads too far',
  name: 'left',
};
const lowSeverity = {
  url: 'https://github.com/advisories/GHSA-2',
  severity: 'low',
  title: 'Is slow',
  name: 'right',
};
/** A report in the format of npm 10's `npm audit --json`. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    left: {
      name: 'left',
      severity: 'high',
      via: [{ ...highSeverity, source: 1, range: '<2' }],
      effects: ['above'],
    },
    above: { name: 'above', severity: 'high', via: ['left'], effects: [] },
    right: {
      name: 'right',
      severity: 'low',
      via: [{ ...lowSeverity, source: 2, range: '*' }, highSeverity],
      effects: [],
    },
  },
};

test('each advisory of a report counts once', () => {
  expect(readAdvisories(report)).toEqual([highSeverity, lowSeverity]);
  expect(readAdvisories({ auditReportVersion: 2, vulnerabilities: {} })).toEqual([]);
});

test('a registry that does not answer does not count as having no advisories', () => {
  expect(() => readAdvisories({ message: '405 Method Not Allowed', statusCode: 405 })).toThrow(
    'The registry could not be asked: 405 Method Not Allowed',
  );
  expect(() => readAdvisories(null)).toThrow('it gave no report');
});

test('a new advisory is a problem until it is recorded', () => {
  expect(findProblems([highSeverity], {}, '2026-11-21')).toEqual([expect.stringContaining('GHSA-1 is new')]);
  const firstSeen = recordAdvisories(
    [highSeverity],
    { 'https://github.com/advisories/GHSA-0': '2026-01-01' },
    '2026-11-21',
  );
  expect(firstSeen).toEqual({ [highSeverity.url]: '2026-11-21' });
  expect(recordAdvisories([highSeverity], firstSeen, '2026-11-25')).toEqual(firstSeen);
  expect(findProblems([highSeverity], firstSeen, '2026-11-21')).toEqual([]);
});

test.each([
  [highSeverity, 7],
  [lowSeverity, 30],
  [{ ...highSeverity, severity: 'unheard of' }, 7],
])('%j is overdue after %i days', (advisory, days) => {
  const firstSeen = { [advisory.url]: '2026-11-01' };
  const addDays = (day: number) => new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10);
  expect(findProblems([advisory], firstSeen, addDays(days))).toEqual([]);
  expect(findProblems([advisory], firstSeen, addDays(days + 1))).toEqual([
    expect.stringContaining('known since 2026-11-01'),
  ]);
});

test('infra/security/decisions.md states the same days', () => {
  const text = readFileSync(new URL('../infra/security/decisions.md', import.meta.url), 'utf8').replaceAll(
    /\s+/g,
    ' ',
  );
  expect(text).toContain(
    `are mended in ${daysToFix.high} days when critical or high, in ${daysToFix.moderate} days else`,
  );
  expect(daysToFix.critical).toBe(daysToFix.high);
});
