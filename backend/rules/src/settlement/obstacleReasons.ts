import type { Reason } from '../assessment/reason';
import type { LawOnDay } from '../parameters/law';
import type { Obstacle } from './absenceRule';
import { against } from './reasonFactories';

/** The reason for an obstacle, with the first day from which a period can be free of it. */
export function obstacleReason(obstacle: Obstacle, law: LawOnDay): Reason {
  const { kind, first, last, days, limit, retryFrom } = obstacle;
  const { source } = limit;
  const violation = { days, limit: limit.days, first, last, retryFrom };
  const numbers = { days, limit: limit.days, first, last };
  switch (kind) {
    case 'any_twelve_months':
      return against('twelve_months_over_limit', violation, source, numbers);
    case 'fixed_year':
      return against(
        'fixed_year_over_limit',
        { ...violation, rollingSince: law.rollingSince },
        source,
        numbers,
      );
    case 'single_absence':
      return against(
        'single_absence_over_limit',
        { ...violation, ...singleAbsenceLimit(obstacle, law) },
        source,
        numbers,
      );
    case 'total_absences':
      return against('total_over_limit', violation, source, numbers);
    case 'gap_without_permission':
      return against('gap_without_permission', { first, last }, source, { days, first, last });
    case 'time_on_other_route':
      return against('time_on_other_route', { days, first, last }, source, { days, first, last });
  }
}

/** The limit that applies: long residence counts days, private life calendar months. */
function singleAbsenceLimit(
  { limit }: Obstacle,
  { longResidenceSingle, longResidenceRollingSince, childBornInUkSingle }: LawOnDay,
) {
  const isLongResidence = limit.source === longResidenceSingle.source;
  return {
    longResidenceBefore: isLongResidence ? longResidenceRollingSince : null,
    months: childBornInUkSingle.months,
  };
}
