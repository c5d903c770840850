import { describe, expect, it } from 'vitest';
import { aRecord } from '../../../testing/aRecord';
import type { PersonRecord } from '../../record/personRecord';
import { listReminders } from '../listReminders';

/** Five years are complete on 10 July 2026; the first day to apply is 28 days earlier, on 12 June. */
const worker = {
  visaStartDate: '2021-07-10',
  visaExpiryDate: '2027-07-09',
  dateOfBirth: '1990-01-01',
} as const;
const of = (details: Partial<PersonRecord['details']> = {}, rest: Partial<PersonRecord> = {}) =>
  aRecord({ ...worker, ...details }, { registeredOn: '2026-01-05', ...rest });
const dueAlerts = (record: PersonRecord, today: string) =>
  listReminders(record, today).due.filter(({ kind }) => kind === 'fee_deadline');
const subjects = (today: string) =>
  dueAlerts(of(), today).map(({ subject, date, link }) => [subject, date, link]);
const step = (name: string) => [[`next application after the change ${name}`, '2026-04-07', '/fees']];

describe('the fees of the next application', () => {
  // The fees change on 8 April 2026 from £3,029 to £3,226.
  it.each([
    ['2026-01-05', []],
    ['2026-01-06', step('known')],
    ['2026-03-08', step('30 days')],
    ['2026-03-31', step('7 days')],
    ['2026-04-07', step('7 days')],
    ['2026-04-08', []],
  ])(
    'cause alerts when they are known, and 30 and 7 days before they change: on %s, %j',
    (today, expected) => {
      expect(subjects(today)).toEqual(expected);
    },
  );

  it('include both sums, and whether an application is possible before', () => {
    expect(dueAlerts(of(), '2026-03-08')[0]?.message).toBe(
      'Up to 7 April 2026 your application for ILR costs £3,029. From the next day it costs £3,226. By your record, your first day to apply is 12 June 2026, after the change. Add it up at /fees, and save the sum to be told of each change.',
    );
    const open = of({ visaStartDate: '2021-01-10' });
    expect(dueAlerts(open, '2026-03-08')).toMatchObject([
      {
        subject: 'next application 30 days',
        message: expect.stringContaining('time and days away allow you to apply before the change') as string,
      },
    ]);
  });

  it('are those of citizenship after settlement', () => {
    const settled = of({ hasILR: true, ilrGrantDate: '2025-06-01', visaStartDate: '2019-01-10' });
    // With the ceremony: £1,735 up to 7 April 2026, £1,839 from the next day.
    expect(dueAlerts(settled, '2026-03-08')[0]?.message).toMatch(
      /^Up to 7 April 2026 your application for citizenship costs £1,735\. From the next day it costs £1,839\./,
    );
  });

  it('cause no alert with a saved fee plan, without a first day, or without a date of birth', () => {
    const form = {
      people: [],
      steps: [{ item: 'ilr', route: 'skilled_worker', on: '2026-08-01' }],
      costs: [],
    } as const;
    const saved = { assessmentId: 'a1', title: null, calculatedOn: '2026-02-01', form };
    const sums = { ...saved, totalPence: 0, lowestPence: 0, highestPence: 0 };
    const about = dueAlerts(of({}, { savedSums: [sums] }), '2026-03-08').map(({ about: each }) => each);
    expect(about.filter((each) => each.startsWith('next'))).toEqual([]);
    expect(dueAlerts(of({ dateOfBirth: null }), '2026-03-08')).toEqual([]);
    expect(dueAlerts(of({ visaType: 'student' }), '2026-03-08')).toEqual([]);
  });
});
