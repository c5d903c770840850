import { addDays } from '@settlewise/rules/calendar';
import { describe, expect, it } from 'vitest';
import { aDependant, aJourney, aPaper, aRecord, aTask } from '../../testing/aRecord';
import type { PersonRecord } from '../record/personRecord';
import { listTriggers } from './listReminders';

const born = {
  dateOfBirth: '2024-03-04',
  relationship: 'child',
  bornInUk: true,
  british: false,
  travelsWith: 'own',
} as const;

/** Everything with a calendar day: a person on the way to ILR with a family, and two settled people. */
const records: readonly PersonRecord[] = [
  aRecord(
    { visaStartDate: '2022-01-05', visaExpiryDate: '2027-02-15', brpExpiryDate: '2024-12-31' },
    {
      documents: [aPaper('passport', { id: 'd1', title: 'Passport', expiryDate: '2026-12-20' })],
      tasks: [aTask('t1', 'Book the test', '2026-12-01')],
      dependants: [
        aDependant({
          dependantId: 1,
          visaStartDate: '2023-02-01',
          visaExpiryDate: '2030-01-31',
          ukEntryDate: '2023-02-01',
          bornInUk: false,
          british: false,
          travelsWith: 'own',
        }),
        aDependant({
          dependantId: 2,
          firstName: 'Leila',
          visaStartDate: '2024-05-01',
          visaExpiryDate: '2045-01-31',
          ...born,
        }),
      ],
    },
  ),
  aRecord({ hasILR: true, ilrGrantDate: '2026-02-01', visaStartDate: '2020-01-05' }),
  aRecord(
    { hasILR: true, ilrGrantDate: '2020-02-01', visaStartDate: '2015-01-05' },
    { journeys: [aJourney('2025-01-10', '2027-06-01')] },
  ),
];

const entriesOn = (record: PersonRecord, today: string) =>
  listTriggers(record, today).flatMap(({ kind, date, inWords, until }) =>
    inWords === undefined || date === null || (until !== undefined && until < today)
      ? []
      : [{ kind, date, ...inWords }],
  );

const seenOn = '2026-11-25';

describe('The entries of a calendar', () => {
  it('match this list', () => {
    const titles = records.flatMap((record) => entriesOn(record, seenOn).map(({ title }) => title));
    expect(titles).toEqual([
      'Last day of your visa',
      'Last day of your document “Passport”',
      'Last day of the visa of Zainab',
      'Last day of the visa of Leila',
      'First day to apply for settlement of Zainab',
      'First day to register Leila as British by ten years in the UK',
      'Last day to register Leila as British as a child',
      'Leila is 18',
      'Due: Book the test',
      'First day to apply for ILR',
      'Qualifying years for ILR complete',
      'Last day to apply for ILR',
      'First day to apply for citizenship',
      'Last day to come back to the UK before settlement lapses',
    ]);
  });

  it('contain nothing that is true on one day only', () => {
    for (const { title, text } of records.flatMap((record) => entriesOn(record, seenOn)))
      expect(`${title}. ${text}`).not.toMatch(
        /\b(?:today|tomorrow|yesterday|now|soon|already|until then|so far|has come|within|in \d+ days|days left)\b/i,
      );
  });

  it('are the same on the day before, on the day and on the day after', () => {
    for (const record of records) {
      const before = entriesOn(record, seenOn);
      for (const { kind, date, title, text } of before) {
        for (const day of [addDays(date, -1), date, addDays(date, 1)]) {
          const then = entriesOn(record, day).filter((entry) => entry.kind === kind && entry.title === title);
          for (const entry of then.filter((each) => each.date === date)) expect(entry.text).toBe(text);
        }
      }
    }
  });
});
