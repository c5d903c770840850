import { expect, test } from 'vitest';
import { twoFirstDaysOf } from './firstDays';
import type { VerdictParts } from './verdictParts';

const ilr = (rest: Partial<VerdictParts>) =>
  twoFirstDaysOf('ilr', {
    isEligible: false,
    verdict: 'not_yet',
    calculationDate: '2026-11-26',
    suggestedEligibilityDate: '2028-01-05',
    earliestApplicationDate: '2028-01-05',
    ...rest,
  });

test('GOV.UK and the Rules name two days until the safe day has come or the person has applied', () => {
  const practicalEarliestApplicationDate = '2027-12-08';
  expect(ilr({ practicalEarliestApplicationDate })).toEqual({
    by: 'practice',
    earlier: '2027-12-08',
    safe: '2028-01-05',
  });
  expect(ilr({ practicalEarliestApplicationDate, isEligible: true })).toBeNull();
  expect(ilr({ practicalEarliestApplicationDate, appliedOn: '2026-11-01' })).toBeNull();
  expect(ilr({})).toBeNull();
});

test('an open question names the days of both answers; citizenship and incomplete answers name one day at most', () => {
  const otherOutcome = { earliestApplicationDate: '2026-04-17' };
  expect(ilr({ otherOutcome })).toEqual({ by: 'answer', earlier: '2026-04-17', safe: '2028-01-05' });
  expect(ilr({ otherOutcome, verdict: 'not_enough' })).toBeNull();
  expect(twoFirstDaysOf('citizenship', { suggestedEligibilityDate: '2028-01-05' })).toBeNull();
});
