import { describe, expect, it } from 'vitest';
import { findPlannedDay, type DaysOfRecord } from './plannedDay';

const today = '2026-11-26';
const record = (ilr: Partial<DaysOfRecord['ilr']>, citizenshipEligibilityDate: string | null = null) => ({
  ilr: { hasILR: false, needsNoIlr: false, ilrApplicationEarliestDate: null, ...ilr },
  citizenship: { citizenshipEligibilityDate },
});

describe('The planned day of the pages', () => {
  it.each([
    ['is the first day', '2027-03-01', '2027-03-01'],
    ['is today if the first day is past', '2026-09-01', today],
    ['is null if no day is known', null, null],
  ])('%s', (_, ilrApplicationEarliestDate, day) =>
    expect(findPlannedDay(record({ ilrApplicationEarliestDate }), today)).toBe(day),
  );

  it('is that of citizenship for a settled person', () => {
    expect(findPlannedDay(record({ hasILR: true }, '2027-06-04'), today)).toBe('2027-06-04');
    expect(findPlannedDay(record({ needsNoIlr: true }, '2027-06-04'), today)).toBe('2027-06-04');
  });
});
