import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { advisoriesOf, daysToMend, notedWith, problemsOf } from './auditPackages.mjs';

const one = {
  url: 'https://github.com/advisories/GHSA-1',
  severity: 'high',
  title: 'Reads too far',
  name: 'left',
};
const other = {
  url: 'https://github.com/advisories/GHSA-2',
  severity: 'low',
  title: 'Is slow',
  name: 'right',
};
/** A report in the format of npm 10's `npm audit --json`. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    left: { name: 'left', severity: 'high', via: [{ ...one, source: 1, range: '<2' }], effects: ['above'] },
    above: { name: 'above', severity: 'high', via: ['left'], effects: [] },
    right: { name: 'right', severity: 'low', via: [{ ...other, source: 2, range: '*' }, one], effects: [] },
  },
};

test('each advisory of a report counts once', () => {
  expect(advisoriesOf(report)).toEqual([one, other]);
  expect(advisoriesOf({ auditReportVersion: 2, vulnerabilities: {} })).toEqual([]);
});

test('a registry that did not answer is not one that knows of nothing', () => {
  expect(() => advisoriesOf({ message: '405 Method Not Allowed', statusCode: 405 })).toThrow(
    'The registry could not be asked: 405 Method Not Allowed',
  );
  expect(() => advisoriesOf(null)).toThrow('it gave no report');
});

test('one that nobody has noted is a problem, until it is', () => {
  expect(problemsOf([one], {}, '2026-11-21')).toEqual([expect.stringContaining('GHSA-1 is new')]);
  const noted = notedWith([one], { 'https://github.com/advisories/GHSA-0': '2026-01-01' }, '2026-11-21');
  expect(noted).toEqual({ [one.url]: '2026-11-21' });
  expect(notedWith([one], noted, '2026-11-25')).toEqual(noted);
  expect(problemsOf([one], noted, '2026-11-21')).toEqual([]);
});

test.each([
  [one, 7],
  [other, 30],
  [{ ...one, severity: 'unheard of' }, 7],
])('%j is a problem after %i days', (advisory, days) => {
  const noted = { [advisory.url]: '2026-11-01' };
  const on = (day: number) => new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10);
  expect(problemsOf([advisory], noted, on(days))).toEqual([]);
  expect(problemsOf([advisory], noted, on(days + 1))).toEqual([
    expect.stringContaining('known since 2026-11-01'),
  ]);
});

test('the days are those that are written down', () => {
  const text = readFileSync(new URL('../infra/security/decisions.md', import.meta.url), 'utf8').replaceAll(
    /\s+/g,
    ' ',
  );
  expect(text).toContain(
    `are mended in ${daysToMend.high} days when critical or high, in ${daysToMend.moderate} days else`,
  );
  expect(daysToMend.critical).toBe(daysToMend.high);
});
