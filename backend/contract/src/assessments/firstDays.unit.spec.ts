import { expect, test } from 'vitest';
import { twoFirstDaysOf } from './firstDays';
import type { VerdictParts } from './verdictParts';

const ilr = (ours: string, theirs: string, most: number, rest: Partial<VerdictParts> = {}) =>
  twoFirstDaysOf('ilr', {
    ...{ isEligible: false, verdict: 'over_limit', calculationDate: '2026-11-26' },
    ...{ suggestedEligibilityDate: ours, homeOfficeDiffers: true },
    homeOffice: {
      settlement: { earliestApplicationDate: theirs, worstTwelveMonths: { days: most, limit: 180 } },
    },
    ...rest,
  });

test('over by one count alone is two answers; over by both, with two days, is one answer with both days', () => {
  const days = { earlier: '2028-01-04', safe: '2028-01-05' };
  expect(ilr(days.safe, days.earlier, 179)).toEqual({ by: 'counts', ...days });
  expect(ilr(days.safe, days.earlier, 210)).toEqual({ by: 'days', ...days });
  expect(ilr(days.safe, days.earlier, 100, { verdict: 'not_yet' })).toEqual({ by: 'days', ...days });
});

test('one day of both counts is one, and so is a day for which nobody waits any more', () => {
  expect(ilr('2028-01-05', '2028-01-05', 210)).toBeNull();
  expect(ilr('2028-01-05', '2028-01-04', 210, { appliedOn: '2026-11-01' })).toBeNull();
  expect(ilr('2028-01-05', '2028-01-04', 210, { isEligible: true })).toBeNull();
});

const citizenship = (ours: string, theirs: string, applicationDate: string) =>
  twoFirstDaysOf('citizenship', {
    ...{ isEligible: false, calculationDate: '2026-11-26', applicationDate, homeOfficeDiffers: true },
    ...{ suggestedEligibilityDate: ours, homeOfficeEligibilityDate: theirs },
  });

test('citizenship: a day that has come by one count is two answers, and two days to come are both named', () => {
  const days = { earlier: '2027-06-03', safe: '2027-06-04' };
  expect(citizenship(days.safe, '2026-11-26', '2026-11-26')).toEqual({
    ...{ by: 'counts', earlier: '2026-11-26', safe: days.safe },
  });
  expect(citizenship(days.safe, days.earlier, '2026-11-26')).toEqual({ by: 'days', ...days });
  expect(citizenship('2027-06-04', '2027-06-04', '2026-11-26')).toBeNull();
});
