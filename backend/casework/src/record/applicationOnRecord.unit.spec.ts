import { expect, test } from 'vitest';
import {
  applicationsOnDay,
  continuesByLaw,
  findIlrGrantDay,
  findNextChange,
  type ApplicationState,
} from './applicationOnRecord';

const settlement: ApplicationState = {
  dependant: null,
  appliedFor: 'ilr',
  submittedOn: '2026-11-24',
  decidedOn: '2026-12-10',
  outcome: 'granted',
};
const details = { visaStartDate: '2021-12-01' };

test('leaves out an application before its planned day, and treats it as pending until the day of its decision', () => {
  const on = (day: string) => applicationsOnDay([settlement], day);
  expect(on('2026-11-23')).toEqual([]);
  const waiting = { ...settlement, decidedOn: null, outcome: null };
  expect([on('2026-11-24'), on('2026-12-09')]).toEqual([[waiting], [waiting]]);
  expect(on('2026-12-10')).toEqual([settlement]);
});

test('a decision has no effect before its day', () => {
  const before = applicationsOnDay([settlement], '2026-12-09');
  expect([continuesByLaw(before, null, '2026-12-05'), findIlrGrantDay(before, details)]).toEqual([
    true,
    null,
  ]);
  const then = applicationsOnDay([settlement], '2026-12-10');
  expect([continuesByLaw(then, null, '2026-12-05'), findIlrGrantDay(then, details)]).toEqual([
    false,
    '2026-12-10',
  ]);
});

test('the next change is the day of an application or of a decision', () => {
  const next = (day: string) => findNextChange([settlement], day);
  expect(['2026-11-23', '2026-11-24', '2026-12-10'].map(next)).toEqual(['2026-11-24', '2026-12-10', null]);
});
