import { expect, it } from 'vitest';
import { againstLimit } from './limitCheck';
import { verdictOnDaysAway } from './requirementVerdict';

it.each([
  [true, 100, 'Met', 'within'],
  [true, 160, 'Met, close to the ILR limit', 'soon'],
  [true, 180, 'Met, at the ILR limit', 'soon'],
  [false, 216, 'Over the ILR limit', 'over'],
] as const)(
  'whether the requirement is met (%s) with %i days away reads “%s” in %s',
  (met, days, words, tone) => {
    expect(verdictOnDaysAway(met, againstLimit(days, { days: 180, nearDays: 150 }), 'ILR')).toEqual({
      words,
      tone,
    });
  },
);
