import type { Reason } from '../assessment/reason';
import { against, dayCount, inLetters, written, writtenDate } from '../assessment/wording';
import type { LawOnDay } from '../parameters/law';
import type { Obstacle } from './absenceRule';

/** What stood against an earlier date, and from which day a period can be free of it. */
export function obstacleReason(obstacle: Obstacle, law: LawOnDay): Reason {
  const { kind, first, last, days, limit, retryFrom } = obstacle;
  const leaves = `A period can be free of this from ${written(retryFrom)} on.`;
  const window = `from ${written(first)} to ${written(last)}`;
  const numbers = { days, limit: limit.days, first, last };
  switch (kind) {
    case 'any_twelve_months':
      return against(
        'twelve_months_over_limit',
        `${dayCount(days)} away in the twelve months ${window}; the limit is ${limit.days}. ${leaves}`,
        limit.source,
        numbers,
      );
    case 'fixed_year':
      return against(
        'fixed_year_over_limit',
        `${dayCount(days)} away in the year ${window}, on permission granted before ${writtenDate(law.rollingSince)}; the limit is ${limit.days}. ${leaves}`,
        limit.source,
        numbers,
      );
    case 'single_absence':
      return against(
        'single_absence_over_limit',
        `One absence of ${dayCount(days)} ${window}. ${singleAbsence(obstacle, law)} ${leaves}`,
        limit.source,
        numbers,
      );
    case 'total_absences':
      return against(
        'total_over_limit',
        `${dayCount(days)} away in all count in the period ${window}; the limit is ${limit.days}. ${leaves}`,
        limit.source,
        numbers,
      );
    case 'gap_without_permission':
      return against(
        'gap_without_permission',
        `You had no permission ${window}. Your years start again after it, unless you applied before your permission ended.`,
        limit.source,
        { days, first, last },
      );
    case 'time_on_other_route':
      return against(
        'time_on_other_route',
        `${dayCount(days)} ${window} on a permission that does not count on this route. Your years start again after it.`,
        limit.source,
        { days, first, last },
      );
  }
}

/** Whose limit it is: long residence counts days, private life calendar months. */
function singleAbsence(
  { limit }: Obstacle,
  { longResidenceSingle, longResidenceRollingSince, childBornInUkSingle }: LawOnDay,
): string {
  return limit.source === longResidenceSingle.source
    ? `On long residence none that began before ${writtenDate(longResidenceRollingSince)} may be longer than ${limit.days}.`
    : `A child born in the UK may not be away for more than ${inLetters(childBornInUkSingle.months)} months at one time, here ${dayCount(limit.days)} (not confirmed).`;
}
