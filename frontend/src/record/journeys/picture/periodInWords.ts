import { inLetters } from '@settlewise/rules/assessment';
import { addDays, addYears, type CivilDate } from '@settlewise/rules/calendar';
import { formatLongDate } from '../../../ui/dates/formatDate';
import type { DaysAwayProps } from './DaysAwayTables';

/** Longer than any route asks for. */
const mostYears = 20;

/**
 * What the years are called whose days away were counted. Years that end by today may not be the ones that serve an
 * application, so they are called by their last day: `five years to 25 November 2026`.
 */
export function periodInWords({ from, to }: NonNullable<DaysAwayProps['period']>, asOf: CivilDate): string {
  if (to > asOf) return 'qualifying years';
  const years = Array.from({ length: mostYears }, (_, before) => before + 1).find(
    (count) => addYears(from, count) === addDays(to, 1),
  );
  const called = years === 1 ? 'year' : years === undefined ? 'years' : `${inLetters(years)} years`;
  return `${called} to ${formatLongDate(to)}`;
}

/** Under days away that were counted from the journeys alone; a calculation of ILR counts these days too on most routes. */
export const withoutDaysBeforeEntry =
  'The days from the start of your visa to your entry are no journey, and are left out here. For ILR they count as days away on most routes.';
