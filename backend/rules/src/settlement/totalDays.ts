import type { DaySet } from '../absences/absentDays';
import { daysWithin, indexDays, nthDayFrom } from '../absences/dayIndex';
import type { DayLimit } from '../parameters/absenceRules';
import type { AbsenceRule } from './absenceRule';

/** Not more than a limit of days away in the whole period. */
export function totalDays(days: DaySet, limit: DayLimit): AbsenceRule {
  const index = indexDays(days);
  return {
    obstacle: (first, last) => {
      const away = daysWithin(index, first, last);
      if (away <= limit.days) return null;
      // So many days have to fall out of the period's beginning before it can be kept.
      const lastToDrop = nthDayFrom(index, first, away - limit.days) ?? first;
      return { kind: 'total_absences', first, last, days: away, limit, retryFrom: lastToDrop + 1 };
    },
    worst: () => null,
  };
}
