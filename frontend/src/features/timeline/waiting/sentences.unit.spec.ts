import { expect, it } from 'vitest';
import { daysWaited, shareUsed, whenLate } from './sentences';

const clock = (days: number | null) => ({
  clock: { startsWith: 'biometrics' as const, from: days === null ? null : '2026-10-12', days },
});

it.each([
  [null, 'The waiting time has not started'],
  [0, '0 days since the waiting time started'],
  [1, '1 day since the waiting time started'],
  [70, '70 days since the waiting time started'],
])('A wait of %s days is told as: %s', (days, words) => {
  expect(daysWaited(clock(days))).toBe(words);
});

it.each([
  [null, false, null],
  ['2026-12-08', false, 'Late from 8 December 2026'],
  ['2026-11-20', true, 'Late since 20 November 2026'],
])('An application that is late from %s (already: %s) is told as: %s', (lateFrom, isLate, words) => {
  expect(whenLate({ lateFrom, isLate })).toBe(words);
});

const standard = { standard: null, faster: null, reports: [], shareInTime: null };
const paidFor = {
  ...standard,
  faster: {
    inWords: '5 working days',
    confirmed: true,
    service: 'priority' as const,
    lastDay: null,
    source: { title: 'A page of GOV.UK', url: 'https://www.gov.uk/x', retrievedOn: '2026-04-08' },
  },
};

it('The share of the waiting time is told by the service that was paid for', () => {
  expect(shareUsed({ percentUsed: null, window: standard })).toBeNull();
  expect(shareUsed({ percentUsed: 71, window: standard })).toBe('71% of the standard has passed');
  expect(shareUsed({ percentUsed: 100, window: standard })).toBe('100% of the standard has passed');
  expect(shareUsed({ percentUsed: 101, window: standard })).toBe('All of the standard has passed');
  expect(shareUsed({ percentUsed: 50, window: paidFor })).toBe('50% of the time you paid for has passed');
});
