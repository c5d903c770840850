import { expect, it } from 'vitest';
import { settlementWords } from './sentences';
import { aClock } from './testing/dependantsTesting';

const today = '2026-11-27';
const { settlement } = aClock();
const by = (first: string | null) => ({
  verdict: 'not_yet' as const,
  ...{ earliestApplicationDate: first, worstTwelveMonths: null },
});

it('Where the counts name two days for a dependant, both are said, and neither is an alarm', () => {
  const apart = {
    ...settlement,
    ...({ verdict: 'over_limit', earliestApplicationDate: '2028-12-05' } as const),
    homeOffice: by('2028-01-04'),
  };
  expect(settlementWords(apart, 'Zainab', today)).toEqual({
    headline:
      'Settlement from 4 January 2028 by the Home Office’s count, or from 5 December 2028 with their travel days',
    tone: 'soon',
    todo: [
      'The Home Office leaves out the days Zainab travels.',
      "Zainab's own 5 years run from 1 February 2023.",
    ],
  });
  expect(settlementWords({ ...apart, earliestApplicationDate: null }, 'Zainab', today).headline).toBe(
    'Settlement from 4 January 2028 by the Home Office’s count, or on a day that cannot be named yet with their travel days',
  );
});

it('Where both come to one answer, that alone is said', () => {
  const one = 'Settlement from 4 January 2028';
  expect(settlementWords(settlement, 'Zainab', today).headline).toBe(one);
  // Two days that are both over are one answer: now.
  const over = {
    ...settlement,
    ...({ verdict: 'eligible', earliestApplicationDate: '2026-11-20' } as const),
    homeOffice: { ...by('2026-11-01'), verdict: 'eligible' as const },
  };
  expect(settlementWords(over, 'Zainab', today)).toMatchObject({
    headline: 'Time and days away have allowed settlement since 20 November 2026',
    tone: 'within',
  });
});
