import { describe, expect, it } from 'vitest';
import { aRecord } from '../../../testing/aRecord';
import type { PersonRecord } from '../../record/personRecord';
import { listReminders } from '../listReminders';

/** 30 months: the last 28 days begin on 3 November 2028. */
const claim = {
  visaType: 'refugee',
  claimedOn: '2026-03-02',
  visaStartDate: '2026-06-01',
  visaExpiryDate: '2028-11-30',
} as const;
const dueAlerts = (today: string, details: Partial<PersonRecord['details']> = {}) =>
  listReminders(aRecord({ ...claim, ...details }), today)
    .due.filter(({ kind }) => kind === 'protection_renewal')
    .map(({ subject, date, title }) => [subject, date, title]);
const step = (name: string) => [
  [`visa ${name}`, '2028-11-03', 'Renew your protection from 3 November 2028 to 30 November 2028'],
];

describe('the days to renew protection', () => {
  it.each([
    ['2028-10-19', []],
    ['2028-10-20', step('14 days')],
    ['2028-11-03', step('open')],
    ['2028-11-30', step('open')],
    ['2028-12-01', []],
  ])('cause alerts 14 days before they begin and on the first of them: on %s, %j', (today, expected) => {
    expect(dueAlerts(today)).toEqual(expected);
  });

  it('do not exist for an earlier claim, without the day of a claim, or with ILR', () => {
    expect(dueAlerts('2028-11-10', { claimedOn: '2026-03-01' })).toEqual([]);
    expect(dueAlerts('2028-11-10', { claimedOn: null })).toEqual([]);
    expect(dueAlerts('2028-11-10', { hasILR: true })).toEqual([]);
  });
});
