import type { DaySet } from '../absences/absentDays';
import { daysWithin, indexDays } from '../absences/dayIndex';
import { daysUntilWithin } from '../absences/movingWindow';
import type { DayLimit } from '../parameters/law';
import type { AbsenceRule } from './absenceRule';

/** At most the limit of days away in the whole period. */
export function totalDays(days: DaySet, limit: DayLimit): AbsenceRule {
  const index = indexDays(days);
  return {
    obstacle: (period) => {
      const { first, last } = period;
      const away = daysWithin(index, first, last);
      if (away <= limit.days) return null;
      const retryFrom = first + daysUntilWithin(index, period, limit.days, period.daysInStep);
      return { kind: 'total_absences', first, last, days: away, limit, retryFrom };
    },
    worst: () => null,
  };
}
