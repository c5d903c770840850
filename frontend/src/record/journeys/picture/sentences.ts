import type { LimitedWindowResponse } from '@settlewise/contract/assessments';
import type { CountingMethod, LinePoint } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { dayCount, journeyCount } from '../labels';
import { highestOf } from './lineGeometry';
import type { PictureSpan } from './pictureSpan';

/** Which days the pictures and their tables count. */
export const countedAs: Readonly<Record<CountingMethod, string>> = {
  whole_days: 'Only whole days count here: the days of leaving and coming back are left out.',
  inclusive: 'The days of leaving and coming back are counted here.',
};

/** Said below a line that does not hold every journey. */
export const leftOutOfLine =
  'Journeys that the limit does not count, for a reason that the Rules permit, are left out of this line.';

/** The twelve months that the limit for ILR looks at. */
export const worstMonths = 'The worst 12 months';
/** Where the limit looks at other days than those of all journeys. */
export const mostOfJourneys = 'The most in any 12 months, counting journeys alone';

/** Days against a limit, as the end of a sentence: `: 16 over the limit of 180`. */
function againstLimit(days: number, limit: number | null): string {
  if (limit === null) return '';
  return days > limit ? `: ${days - limit} over the limit of ${limit}` : `, within the limit of ${limit}`;
}

/**
 * The strips of the years in words.
 * @param isLimited false where no limit holds for the worst 12 months @param worstWords what these are called
 */
export function stripsInWords(
  { firstYear, lastYear }: PictureSpan,
  journeys: number,
  days: number,
  worst: LimitedWindowResponse | null,
  isLimited = true,
  worstWords = worstMonths,
): string {
  const years = firstYear === lastYear ? `in ${firstYear}` : `in the years ${firstYear} to ${lastYear}`;
  const all = `Days away ${years}: ${journeyCount(journeys)}, ${dayCount(days)}.`;
  if (worst === null) return all;
  return `${all} ${worstWords}, ${formatLongDate(worst.from)} to ${formatLongDate(worst.to)}, have ${dayCount(worst.days)}${againstLimit(worst.days, isLimited ? worst.limit : null)}.`;
}

/** The line of the last twelve months in words. */
export function lineInWords(line: readonly LinePoint[], limit: number | null, today: CivilDate): string {
  const [first, last, highest] = [line[0], line.at(-1), highestOf(line)];
  if (first === undefined || last === undefined || highest === null) return '';
  const what = `Days away in the twelve months ending on each day, from ${formatLongDate(first.day)} to ${formatLongDate(last.day)}.`;
  const most = `The most are ${dayCount(highest.days)} on ${formatLongDate(highest.day)}${againstLimit(highest.days, limit)}.`;
  const ahead = last.day > today ? ' Days after today count the journeys planned so far.' : '';
  return `${what} ${most}${ahead}`;
}
