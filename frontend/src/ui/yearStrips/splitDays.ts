import type { DaySet } from '@settlewise/rules/absences';
import { type CivilDate, toDayNumber } from '@settlewise/rules/calendar';

/** The days of a set up to a day, itself included, and those after it. */
export function splitDays(days: DaySet, on: CivilDate): { upTo: DaySet; after: DaySet } {
  const day = toDayNumber(on);
  return {
    upTo: days
      .filter(({ first }) => first <= day)
      .map(({ first, last }) => ({ first, last: Math.min(last, day) })),
    after: days
      .filter(({ last }) => last > day)
      .map(({ first, last }) => ({ first: Math.max(first, day + 1), last })),
  };
}
