import { expect, it } from 'vitest';
import { againstLimit } from './limitCheck';
import { verdictOnDaysAway } from './requirementVerdict';

const limit = { days: 180, nearDays: 150 };
const verdictOf = (met: boolean, days: number, homeOffice = days) =>
  verdictOnDaysAway(
    met,
    { ...againstLimit(days, limit), homeOffice: againstLimit(homeOffice, limit) },
    'ILR',
  );

it.each([
  [true, 100, 96, 'Met', 'within'],
  [true, 160, 152, 'Met, close to the ILR limit', 'soon'],
  [true, 180, 172, 'Met, at the ILR limit', 'soon'],
  [false, 186, 174, 'Two ways to count, two answers', 'soon'],
  [false, 216, 210, 'Over the ILR limit', 'over'],
] as const)(
  'a requirement that is met: %s, with %i days away, or %i by the other count, is “%s” in %s',
  (met, days, homeOffice, words, tone) => {
    expect(verdictOf(met, days, homeOffice)).toEqual({ words, tone });
  },
);
