import { alertCatalogue, alertKindRow, alertKinds, ladders, type Lead } from '@settlewise/domain';
import { addDays, addMonths, excusableUntil, sources, toDayNumber } from '@settlewise/rules';
import { describe, expect, it } from 'vitest';
import { aDependant, aPaper, aRecord, trip } from '../../testing/aRecord';
import type { ReminderRecord } from './record';
import { triggersOf } from './remindersOf';

const grant = { grantId: 'g1', name: 'Lena Law', email: 'law@example.org' };
const born = {
  ...({ relationship: 'child', dateOfBirth: '2024-03-04', bornInUk: true, british: false } as const),
  ...({ travelsWith: 'own', visaStartDate: '2024-05-01', visaExpiryDate: '2045-01-31' } as const),
};
const sum = {
  ...{ assessmentId: 'a1', title: null, calculatedOn: '2026-02-01' },
  form: {
    people: [{ dateOfBirth: '1990-01-01' }],
    steps: [{ item: 'ilr', route: 'skilled_worker', on: '2026-05-01' }],
    costs: [],
  },
  ...{ totalPence: 302_900, lowestPence: 302_900, highestPence: 302_900 },
} as const;
const gap = {
  earlier: [{ entryId: 'first', visaType: 'skilled_worker', startDate: '2018-01-10', endDate: '2024-05-14' }],
} as const;

/** Between them they are told of everything that a record can lead to, each on a day on which it does. */
const records: readonly (readonly [ReminderRecord, string])[] = [
  [
    aRecord(
      { visaStartDate: '2022-01-05', visaExpiryDate: '2027-02-15', brpExpiryDate: '2024-12-31' },
      {
        documents: [
          aPaper('passport', { id: 'd1', expiryDate: '2026-12-20' }),
          aPaper('other', { id: 'd2', expiryDate: '2026-12-20' }),
        ],
        tasks: [{ taskId: 't1', title: 'Book the test', dueDate: '2026-12-01' }],
        dependants: [
          aDependant({
            ...{ visaStartDate: '2023-02-01', visaExpiryDate: '2030-01-31', ukEntryDate: '2023-02-01' },
            ...{ bornInUk: false, british: false, travelsWith: 'own' },
          }),
          // The visa ends before the first day to apply.
          aDependant({
            ...{ dependantId: 3, visaStartDate: '2025-02-01', visaExpiryDate: '2028-01-31' },
            ...{ ukEntryDate: '2025-02-01', bornInUk: false, british: false, travelsWith: 'own' },
          }),
          aDependant({ dependantId: 2, firstName: 'Leila', ...born }),
        ],
        journeys: [trip('2026-03-01', '2026-08-01')],
        grants: [{ ...grant, lastDay: '2026-12-10' }],
        firstLooks: [{ ...grant, lookedOn: '2026-11-20' }],
        comparisonAnswers: [{ comparisonId: 'c1', answeredOn: '2026-11-20' }],
      },
    ),
    '2026-11-25',
  ],
  [aRecord({ visaExpiryDate: null }, { asked: ['announced_change'] }), '2026-11-25'],
  // The visa ends before the first day to apply, and the level of English is not known.
  [aRecord({ visaExpiryDate: '2029-05-31', englishLevel: null }), '2026-11-25'],
  // The first day to apply is a few days before English at a higher level is asked for.
  [
    aRecord(
      {
        ...{ visaType: 'scale_up', visaStartDate: '2022-04-10', englishLevel: 'B1' },
        dateOfBirth: '1990-01-01',
      },
      {
        registeredOn: '2026-01-01',
        documents: [aPaper('english_b1_certificate', { issuedOn: '2024-01-10' })],
      },
    ),
    '2026-11-25',
  ],
  [aRecord({ hasILR: true, ilrGrantDate: '2026-02-01', visaStartDate: '2020-01-05' }), '2026-11-25'],
  // An employer’s letter, a new passport beside the old one.
  [
    aRecord(
      { visaStartDate: '2022-04-10', dateOfBirth: '1990-01-01' },
      {
        documents: [
          aPaper('employer_letter', { issuedOn: '2026-10-01' }),
          aPaper('passport', { id: 'd1', expiryDate: '2026-12-20' }),
          aPaper('passport', { id: 'd2', expiryDate: '2036-12-20', uploadedOn: '2026-11-20' }),
        ],
      },
    ),
    '2026-11-25',
  ],
  // Away on the first day of the years before 20 September 2027.
  [
    aRecord(
      { hasILR: true, ilrGrantDate: '2026-09-20', visaStartDate: '2018-01-05' },
      { journeys: [trip('2022-09-10', '2022-10-05')] },
    ),
    '2026-11-25',
  ],
  [
    aRecord(
      { hasILR: true, ilrGrantDate: '2020-02-01', visaStartDate: '2015-01-05' },
      { journeys: [trip('2025-01-10', '2027-06-01')] },
    ),
    '2026-11-25',
  ],
  [aRecord({ visaStartDate: '2024-07-30', hasILR: true, ilrGrantDate: '2026-02-01' }, gap), '2026-11-25'],
  [aRecord({ visaStartDate: '2024-07-30', visaExpiryDate: '2027-07-29' }, gap), '2026-11-25'],
  // Protection claimed under the rules of now.
  [aRecord({ visaType: 'refugee', claimedOn: '2026-04-01', visaStartDate: '2026-06-01' }), '2026-11-25'],
  // No sum is saved of the next application.
  [
    aRecord({ visaStartDate: '2021-07-10', dateOfBirth: '1990-01-01' }, { registeredOn: '2026-01-05' }),
    '2026-03-10',
  ],
  [aRecord({}, { savedSums: [sum] }), '2026-04-10'],
  [aRecord({}, { savedSums: [sum] }), '2026-03-10'],
];
const dayOf = ({ months, days }: Lead, date: string) => addDays(addMonths(date, -months), -days);

const triggers = records.flatMap(([record, today]) => triggersOf(record, today));

describe('the catalogue of alerts', () => {
  it('has a row for each kind that a record leads to, and none that nothing leads to', () => {
    const led = new Set(triggers.map(({ kind }) => kind));
    const listed = alertKinds.filter((kind) => alertCatalogue[kind].from === 'record');
    expect([...led].toSorted()).toEqual(listed.toSorted());
  });

  it('names the days before its day on which each kind is told', () => {
    for (const { kind, date, steps } of triggers) {
      // Shown ahead, and not told.
      if (steps.length === 0) continue;
      const row = alertKindRow(kind);
      const ladders =
        row === null ? [] : [row.ladder, ...(row.except === undefined ? [] : [row.except.ladder])];
      const days = steps.map(({ from, name }) => `${from} ${name}`);
      const expected = ladders.map(({ asSoonAsKnown, yearly, leads }) => [
        // When it is known, and a year later.
        ...(asSoonAsKnown ? days.slice(0, yearly === true ? 2 : 1) : []),
        ...leads.map((lead) => `${dayOf(lead, date ?? '')} ${lead.name}`),
      ]);
      expect(expected, kind).toContainEqual(days);
    }
  });

  it('has ladders that go down, with a name of its own for each step', () => {
    for (const { leads } of Object.values(ladders)) {
      const days = leads.map((lead) => toDayNumber(dayOf(lead, '2028-02-29')));
      expect(days).toEqual(days.toSorted((one, other) => one - other));
      expect(new Set(leads.map(({ name }) => name)).size).toBe(leads.length);
    }
  });

  it('tells of a permission that has ended on each day on which a late application may be excused', () => {
    const ended = '2027-10-15';
    const last = ladders.permissionEnds.leads.map((lead) => dayOf(lead, ended)).at(-1);
    expect(last).toBe(excusableUntil(ended));
  });

  it('names its sources as the rules do, with the day on which they were read', () => {
    const known = Object.values(sources).map(({ title, url, retrievedOn }) => ({
      ...{ title, url },
      checkedOn: retrievedOn,
    }));
    for (const kind of alertKinds) {
      const { source } = alertCatalogue[kind];
      if (source === null) continue;
      const { title, url, checkedOn } = source;
      expect(known, kind).toContainEqual({ title, url, checkedOn });
    }
  });
});
