import { type AlertAnswers, keyOf } from '@settlewise/domain/notifications';
import { describe, expect, it } from 'vitest';
import { listTriggers } from '../alerts/listReminders';
import { aDependant, aRecord, aTask } from '../../testing/aRecord';
import { deadlinesInLife, type IssuedAlert } from './deadlinesInLife';
import type { TimelineReader } from './timelineSource';

/** The visa ends in 30 days, before the first day to apply; a child turns 18 in five months. */
const record = aRecord(
  { visaStartDate: '2024-01-10', visaExpiryDate: '2026-12-27', brpExpiryDate: '2026-12-31' },
  {
    registeredOn: '2026-01-01',
    tasks: [aTask('t1', 'Book the test', '2026-11-28')],
    dependants: [
      aDependant({
        firstName: 'Leila',
        relationship: 'child',
        dateOfBirth: '2009-05-02',
        bornInUk: false,
        british: false,
      }),
    ],
  },
);
const today = '2026-11-27';
const of = (reader: TimelineReader, answers: AlertAnswers = new Map(), told: readonly IssuedAlert[] = []) =>
  deadlinesInLife({ reader, today }, listTriggers(record, today), answers, told);
const named = (deadlines: ReturnType<typeof of>) => deadlines.map(({ day, title }) => `${day} ${title}`);
const visa = [
  '2026-12-27 Last day of the visa',
  '2026-12-27 The visa ends before the first day to apply for ILR',
];
const child = '2027-05-01 Last day to register Leila as British as a child';
const message = (date: string, issuedAt: string, withdrawnAt: Date | null = null): IssuedAlert => ({
  kind: 'visa_expiry',
  about: 'visa',
  date,
  issuedAt: new Date(issuedAt),
  withdrawnAt,
});

describe('The deadlines that a lawyer sees', () => {
  it('are those that the owner has alerts about, in the third person', () => {
    expect(named(of('lawyer'))).toEqual([...visa, child]);
  });

  it('leave out what discloses an identity that is not shared', () => {
    expect(named(of('lawyer_without_identity'))).toEqual(visa);
  });

  it('leave out alerts that the owner marked as done, and keep snoozed ones', () => {
    const alert = { kind: 'visa_expiry', about: 'visa', date: '2026-12-27' };
    const done: AlertAnswers = new Map([[keyOf(alert, 'done'), { answer: 'done' }]]);
    expect(named(of('lawyer', done))).toEqual([visa[1], child]);
    const snoozed = { answer: 'snoozed', on: '2026-11-27', until: '2026-12-04' } as const;
    expect(named(of('lawyer', new Map([[keyOf(alert, 'snoozed'), snoozed]])))).toEqual([...visa, child]);
  });

  it('give the day of the first alert that was sent, not of the first step of the ladder', () => {
    const sinceOf = (told: readonly IssuedAlert[]) => of('lawyer', new Map(), told)[0]?.toldSince;
    // The ladder began earlier than the record.
    expect(sinceOf([])).toBeNull();
    expect(
      sinceOf([message('2026-12-27', '2026-11-26T09:00:00Z'), message('2026-12-27', '2026-11-25T23:30:00Z')]),
    ).toBe('2026-11-25');
    // Alerts with another date and withdrawn alerts do not belong to a current deadline.
    const taken = message('2026-12-27', '2026-11-20T09:00:00Z', new Date('2026-11-21T09:00:00Z'));
    expect(sinceOf([message('2027-01-27', '2026-11-20T09:00:00Z'), taken])).toBeNull();
  });
});
