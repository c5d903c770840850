import { describe, expect, it } from 'vitest';
import { plannedDayOf, type DaysOfRecord } from './plannedDay';

const today = '2026-11-26';
const record = (
  ilr: Partial<DaysOfRecord['ilr']> = {},
  citizenship: Partial<DaysOfRecord['citizenship']> = {},
): DaysOfRecord => ({
  ilr: {
    ...{ asOf: today, hasILR: false, needsNoIlr: false, ilrApplicationEarliestDate: null, homeOffice: null },
    ...{ outcomes: [], awaitingDecisionSince: null },
    ...ilr,
  },
  citizenship: {
    ...{ asOf: today, citizenshipEligibilityDate: null, homeOfficeEligibilityDate: null },
    ...{ homeOfficeSays: null, outcomes: [], missing: [], settlementLapse: null },
    ...citizenship,
  },
});
const byHomeOffice = (day: string | null) => ({ homeOffice: { ilrApplicationEarliestDate: day } });
const daysOf = (one: DaysOfRecord) => {
  const { first, earlier } = plannedDayOf(one, today);
  return [first, earlier];
};

describe('The day for which pages plan', () => {
  it.each<[string, Partial<DaysOfRecord['ilr']>, readonly (string | null)[]]>([
    ['is the first day', { ilrApplicationEarliestDate: '2027-03-01' }, ['2027-03-01', null]],
    ['is today where the first day is over', { ilrApplicationEarliestDate: '2026-09-01' }, [today, null]],
    ['is none where none is known', {}, [null, null]],
    [
      'is the safe one of two, with today for one that is over',
      { ilrApplicationEarliestDate: '2030-11-14', ...byHomeOffice('2026-08-30') },
      ['2030-11-14', today],
    ],
    [
      'is the safe one of two days to come',
      { ilrApplicationEarliestDate: '2027-12-05', ...byHomeOffice('2026-12-13') },
      ['2027-12-05', '2026-12-13'],
    ],
    [
      'is the Home Office’s where the other count names none',
      byHomeOffice('2027-01-01'),
      ['2027-01-01', null],
    ],
    [
      'is one where both counts let apply today',
      { ilrApplicationEarliestDate: '2026-11-01', ...byHomeOffice('2026-10-01') },
      [today, null],
    ],
    [
      'is no choice while a question is open',
      { ilrApplicationEarliestDate: '2030-11-14', ...byHomeOffice('2026-08-30'), outcomes: [{}] },
      ['2030-11-14', null],
    ],
  ])('%s', (_, ilr, days) => expect(daysOf(record(ilr))).toEqual(days));

  it('is that of citizenship for whoever is settled', () => {
    const apart = {
      ...{ citizenshipEligibilityDate: '2027-06-04', homeOfficeEligibilityDate: '2026-02-01' },
      homeOfficeSays: 'An earlier day.',
    };
    expect(daysOf(record({ hasILR: true }, apart))).toEqual(['2027-06-04', today]);
    expect(daysOf(record({ needsNoIlr: true }, apart))).toEqual(['2027-06-04', today]);
    const lapsed = { ...apart, settlementLapse: { mayHaveLapsed: true } };
    expect(daysOf(record({ hasILR: true }, lapsed))).toEqual(['2027-06-04', null]);
  });
});
