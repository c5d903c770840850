import { keyOf, type AlertAnswers } from '@settlewise/domain';
import { describe, expect, it } from 'vitest';
import { aDependant, aRecord } from '../../../testing/aReminderRecord';
import { deadlinesInLife } from './deadlinesInLife';
import type { TimelineReader } from './daysInLife';

/** The visa ends in thirty days, before the first day to apply; a child is 18 in five months. */
const record = aRecord(
  { visaStartDate: '2024-01-10', visaExpiryDate: '2026-12-27', brpExpiryDate: '2026-12-31' },
  {
    registeredOn: '2026-01-01',
    tasks: [{ taskId: 't1', title: 'Book the test', dueDate: '2026-11-28' }],
    dependants: [
      aDependant({
        ...{ firstName: 'Leila', relationship: 'child', dateOfBirth: '2009-05-02' },
        ...{ bornInUk: false, british: false },
      }),
    ],
  },
);
const of = (reader: TimelineReader, answers: AlertAnswers = new Map()) =>
  deadlinesInLife({ record, reader, today: '2026-11-27' }, answers).map(
    ({ day, title, toldSince }) => `${day} ${title} since ${toldSince}`,
  );
const visa = [
  '2026-12-27 Last day of the visa since 2026-11-27',
  '2026-12-27 The visa ends before the first day to apply for ILR since 2026-01-02',
];
const child = '2027-05-01 Last day to register Leila as British as a child since 2026-11-01';

describe('The deadlines that a lawyer sees', () => {
  it('are those that the owner is told of, in words about them', () => {
    expect(of('lawyer')).toEqual([...visa, child]);
  });

  it('leave out what tells who somebody is, where that is not shared', () => {
    expect(of('lawyer_without_identity')).toEqual(visa);
  });

  it('leave out what the owner has done, and keep what they only put off', () => {
    const alert = { kind: 'visa_expiry', about: 'visa', date: '2026-12-27' };
    const done: AlertAnswers = new Map([[keyOf(alert, 'done'), { answer: 'done' }]]);
    expect(of('lawyer', done)).toEqual([visa[1], child]);
    const snoozed = { answer: 'snoozed', on: '2026-11-27', until: '2026-12-04' } as const;
    expect(of('lawyer', new Map([[keyOf(alert, 'snoozed'), snoozed]]))).toEqual([...visa, child]);
  });
});
