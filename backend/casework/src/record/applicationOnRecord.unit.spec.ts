import { expect, test } from 'vitest';
import {
  asTheyStood,
  goesOnByLaw,
  ilrGrantedOn,
  nextDayOfChange,
  type Standing,
} from './applicationOnRecord';

const settlement: Standing = {
  dependant: null,
  appliedFor: 'ilr',
  submittedOn: '2026-11-24',
  decidedOn: '2026-12-10',
  outcome: 'granted',
};
const details = { visaStartDate: '2021-12-01' };

test('an application is none before the day for which it is planned, and waits until the day of its decision', () => {
  const on = (day: string) => asTheyStood([settlement], day);
  expect(on('2026-11-23')).toEqual([]);
  const waiting = { ...settlement, decidedOn: null, outcome: null };
  expect([on('2026-11-24'), on('2026-12-09')]).toEqual([[waiting], [waiting]]);
  expect(on('2026-12-10')).toEqual([settlement]);
});

test('what rests on a decision does not come before it', () => {
  const before = asTheyStood([settlement], '2026-12-09');
  expect([goesOnByLaw(before, null, '2026-12-05'), ilrGrantedOn(before, details)]).toEqual([true, null]);
  const then = asTheyStood([settlement], '2026-12-10');
  expect([goesOnByLaw(then, null, '2026-12-05'), ilrGrantedOn(then, details)]).toEqual([false, '2026-12-10']);
});

test('the next day on which they stand otherwise is that of sending or of a decision', () => {
  const next = (day: string) => nextDayOfChange([settlement], day);
  expect(['2026-11-23', '2026-11-24', '2026-12-10'].map(next)).toEqual(['2026-11-24', '2026-12-10', null]);
});
