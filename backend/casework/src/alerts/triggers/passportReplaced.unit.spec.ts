import { expect, it } from 'vitest';
import { anApplication, aPaper, aRecord } from '../../../testing/aRecord';
import type { PersonRecord } from '../../record/personRecord';
import { listReminders } from '../listReminders';

type Kept = readonly [id: string, expiryDate: string | null, uploadedOn: string, stage?: string];
const record = (passports: readonly Kept[], details: Partial<PersonRecord['details']> = {}) =>
  aRecord(details, {
    documents: passports.map(([id, expiryDate, uploadedOn, stage = 'ilr']) =>
      aPaper('passport', { id, title: id, expiryDate, uploadedOn, stage }),
    ),
  });
const dueAlerts = (given: PersonRecord, today = '2027-02-01') =>
  listReminders(given, today)
    .due.filter(({ kind }) => kind === 'passport_replaced')
    .map(({ subject, dueOn }) => `${subject} since ${dueOn}`);
const old: Kept = ['old', '2027-12-31', '2026-01-10'];
const renewed: Kept = ['new', '2037-01-31', '2027-02-01'];

it('a passport that replaces another causes an alert for 90 days', () => {
  expect(dueAlerts(record([old, renewed]))).toEqual(['new known since 2027-02-01']);
  expect(dueAlerts(record([old, renewed]), '2027-05-02')).toHaveLength(1);
  expect(dueAlerts(record([old, renewed]), '2027-05-03')).toEqual([]);
});

it.each([
  ['one passport alone', [renewed]],
  [
    'two of one day: nobody knows which is new',
    [[...old.slice(0, 2), '2027-02-01'] as unknown as Kept, renewed],
  ],
  [
    'an old one that is added for its stamps',
    [['older', '2017-12-31', '2027-02-01'], old] as readonly Kept[],
  ],
  ['one of a dependant', [old, ['child', '2037-01-31', '2027-02-01', 'dependant']] as readonly Kept[]],
  ['one whose last day is not known', [old, ['new', null, '2027-02-01']] as readonly Kept[]],
])('says nothing of %s', (_what, passports) => {
  expect(dueAlerts(record(passports))).toEqual([]);
});

it('Irish citizens, who have no eVisa, get no alert', () => {
  expect(dueAlerts(record([old, renewed], { settledAs: 'irish' }))).toEqual([]);
});

it('the British passport of a person granted citizenship causes no alert', () => {
  const naturalisation = (decidedOn: string | null) =>
    anApplication({
      appliedFor: 'naturalisation',
      decidedOn,
      outcome: decidedOn === null ? null : 'granted',
    });
  const settled = record([old, renewed], { hasILR: true, ilrGrantDate: '2024-01-10' });
  const after = (decidedOn: string | null) =>
    dueAlerts({ ...settled, applications: [naturalisation(decidedOn)] });
  expect([after(null), after('2026-12-18')]).toEqual([['new known since 2027-02-01'], []]);
});
