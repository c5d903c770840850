import { absentDays, countDaysBetween } from '@settlewise/rules/absences';
import { addDays, addYears } from '@settlewise/rules/calendar';
import { absenceLimitsOn } from '@settlewise/rules/parameters';
import { describe, expect, it } from 'vitest';
import { busiestYear, exampleTrips } from './exampleJourneys';

describe('The example on the home page', () => {
  const days = absentDays(exampleTrips, 'whole_days');
  const yearFrom = (from: string) => countDaysBetween(days, from, addDays(addYears(from, 1), -1));

  it('has its bracket around twelve months, and no twelve months have more days away', () => {
    expect(busiestYear.to).toBe(addDays(addYears(busiestYear.from, 1), -1));
    for (let from = '2023-01-01'; from <= '2026-12-31'; from = addDays(from, 1)) {
      expect(yearFrom(from), from).toBeLessThanOrEqual(yearFrom(busiestYear.from));
    }
  });

  it('is within the limit, as it says', () => {
    expect(yearFrom(busiestYear.from)).toBeLessThanOrEqual(absenceLimitsOn('2026-11-21').settlementYear.days);
  });

  it('can apply 28 days before five years are complete', () => {
    expect(addDays(addYears('2023-01-01', 5), -28)).toBe('2027-12-04');
  });
});
