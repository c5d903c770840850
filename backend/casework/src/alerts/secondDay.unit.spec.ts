import { addDays, addYears, type CivilDate } from '@settlewise/rules/calendar';
import { expect, it } from 'vitest';
import { aRecord, aTask } from '../../testing/aRecord';
import { listReminders } from './listReminders';

// The browser test of notifications signs people up and checks their alerts, and midnight can pass during the test.

const signedUp: CivilDate = '2026-11-27';
const dueAlerts = (record: ReturnType<typeof aRecord>, day: CivilDate) =>
  listReminders(record, day).due.map(({ kind, subject }) => `${kind}: ${subject}`);
const withVisa = (visaType: string | null) =>
  aRecord(
    {
      visaType,
      visaStartDate: addYears(signedUp, -3),
      visaExpiryDate: addDays(signedUp, 20),
      englishLevel: null,
    },
    { registeredOn: signedUp, tasks: [aTask('1', 'Send the form', addDays(signedUp, -1))] },
  );

it('A student whose visa ends in 20 days and whose task is a day late has the same alerts on the next day', () => {
  const both = ['visa_expiry: visa 30 days', 'task_due: 1 overdue'];
  expect(dueAlerts(withVisa('student'), signedUp)).toEqual(both);
  expect(dueAlerts(withVisa('student'), addDays(signedUp, 1))).toEqual(both);
});

it('A skilled worker has two more alerts on the day after signing up', () => {
  const [first, second] = [
    dueAlerts(withVisa('skilled_worker'), signedUp),
    dueAlerts(withVisa('skilled_worker'), addDays(signedUp, 1)),
  ];
  expect(second.filter((each) => !first.includes(each))).toEqual([
    'visa_ends_before_ilr: visa known',
    expect.stringMatching(/^english_level: /),
  ]);
});

it('A person with an empty record has only alerts about missing dates on the next day', () => {
  const nothing = aRecord(
    { visaType: null, visaStartDate: null, visaExpiryDate: null, englishLevel: null },
    { registeredOn: signedUp },
  );
  expect(dueAlerts(nothing, signedUp)).toEqual([]);
  const kinds = listReminders(nothing, addDays(signedUp, 1)).due.map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['profile_incomplete']));
});
