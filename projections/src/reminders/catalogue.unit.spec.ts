import { alertCatalogue, alertKinds } from '@settlewise/domain';
import { sources, toDayNumber } from '@settlewise/rules';
import { describe, expect, it } from 'vitest';
import { aDependant, aRecord, trip } from '../../testing/aRecord';
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
          { documentId: 'd1', title: 'Passport', expiryDate: '2026-12-20', uploadedOn: '2026-01-01' },
        ],
        tasks: [{ taskId: 't1', title: 'Book the test', dueDate: '2026-12-01' }],
        dependants: [
          aDependant({
            ...{ visaStartDate: '2023-02-01', visaExpiryDate: '2030-01-31', ukEntryDate: '2023-02-01' },
            ...{ bornInUk: false, british: false, travelsWith: 'own' },
          }),
          aDependant({ dependantId: 2, firstName: 'Leila', ...born }),
        ],
        journeys: [trip('2026-03-01', '2026-08-01')],
        grants: [{ ...grant, lastDay: '2026-12-10' }],
        firstLooks: [{ ...grant, lookedOn: '2026-11-20' }],
      },
    ),
    '2026-11-25',
  ],
  [aRecord({ visaExpiryDate: null }), '2026-11-25'],
  [aRecord({ hasILR: true, ilrGrantDate: '2026-02-01', visaStartDate: '2020-01-05' }), '2026-11-25'],
  [
    aRecord(
      { hasILR: true, ilrGrantDate: '2020-02-01', visaStartDate: '2015-01-05' },
      { journeys: [trip('2025-01-10', '2027-06-01')] },
    ),
    '2026-11-25',
  ],
  [aRecord({ visaStartDate: '2024-07-30', hasILR: true, ilrGrantDate: '2026-02-01' }, gap), '2026-11-25'],
  [aRecord({ visaStartDate: '2024-07-30', visaExpiryDate: '2027-07-29' }, gap), '2026-11-25'],
  [aRecord({}, { savedSums: [sum] }), '2026-04-10'],
  [aRecord({}, { savedSums: [sum] }), '2026-03-10'],
];
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
      const { leadDays } = alertCatalogue[kind];
      if (leadDays.length === 0) expect(steps, kind).toHaveLength(1);
      else
        expect(
          steps.map(({ from }) => toDayNumber(date ?? from) - toDayNumber(from)),
          kind,
        ).toEqual(leadDays);
    }
  });

  it('names its sources as the rules do, with the day on which they were read', () => {
    const known = Object.values(sources).map(({ title, url, retrievedOn }) => ({
      ...{ title, url },
      checkedOn: retrievedOn,
    }));
    for (const kind of alertKinds) {
      const { source } = alertCatalogue[kind];
      if (source !== null) expect(known, kind).toContainEqual(source);
    }
  });
});
