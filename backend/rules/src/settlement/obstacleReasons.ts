import type { Reason } from '../assessment/answer';
import { against, dayCount, written, writtenDate } from '../assessment/wording';
import { longResidenceRollingSince, rollingSince } from '../parameters/absenceRules';
import type { Obstacle } from './absenceRule';

/** What stood against an earlier date, and from which day a period can be free of it. */
export function obstacleReason(obstacle: Obstacle): Reason {
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
        `${dayCount(days)} away in the year ${window}, on permission granted before ${writtenDate(rollingSince)}; the limit is ${limit.days}. ${leaves}`,
        limit.source,
        numbers,
      );
    case 'single_absence':
      return against(
        'single_absence_over_limit',
        `One absence of ${dayCount(days)} ${window}; before ${writtenDate(longResidenceRollingSince)} none may be longer than ${limit.days}. ${leaves}`,
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
        `No permission ${window}: residence starts anew after it.`,
        limit.source,
        { days, first, last },
      );
  }
}
