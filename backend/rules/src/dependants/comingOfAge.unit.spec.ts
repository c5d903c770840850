import { describe, expect, it } from 'vitest';
import { comingOfAge } from './comingOfAge';
import type { DependantOnRecord } from './dependantOnRecord';

const child: DependantOnRecord = {
  firstName: 'Leila',
  dateOfBirth: '2010-06-02',
  relationship: 'child',
  nationality: 'pakistan',
  currentVisaType: 'dependent',
  visaStartDate: '2025-05-01',
  visaExpiryDate: '2028-04-30',
  visaHeldSince: null,
  ukEntryDate: null,
  bornInUk: false,
  british: false,
  settledSince: null,
  travelsWith: 'own',
  ownJourneys: [],
};
const comingOfAgeOf = (rest: Partial<DependantOnRecord> = {}, visaType: string | null = 'skilled_worker') =>
  comingOfAge({ ...child, ...rest }, { visaType }, '2026-11-27');

describe('the eighteenth birthday of a dependent child', () => {
  it('brings the surcharge of adults, by the day of the application', () => {
    // £776 and £1,035 a year.
    const surcharge = { penceBefore: 77_600, penceFrom: 103_500 };
    expect(comingOfAgeOf()).toEqual({ age: 18, on: '2028-06-02', surcharge });
  });

  it('does not change the surcharge if everybody pays the lower one, or nobody pays', () => {
    for (const visaType of ['student', 'refugee', null])
      expect(comingOfAgeOf({}, visaType)?.surcharge).toBeNull();
  });

  it('is ignored for a settled, British or grown-up person, and for anybody but a child', () => {
    for (const rest of [
      { settledSince: '2026-01-01' },
      { british: true },
      { dateOfBirth: '2008-11-26' },
      { relationship: 'spouse' },
    ] as const)
      expect(comingOfAgeOf(rest)).toBeNull();
  });
});
