import { toDayNumber } from '../calendar/civilDate';
import type { DaySet } from '../absences/absentDays';
import { euSixMonths, euThirtyMonths } from '../parameters/absenceRules';
import type { AbsenceRule } from './absenceRule';
import { rollingYears } from './rollingYears';
import { totalDays } from './totalDays';

/**
 * EU Settlement Scheme: not more than six months away in any twelve, or, for applications since 16 July 2025, not more
 * than thirty months in the last sixty.
 */
export function euSettlementRule(days: DaySet): AbsenceRule {
  const sixMonths = rollingYears(days, euSixMonths);
  const thirtyMonths = totalDays(days, euThirtyMonths);
  const thirtyMonthsFrom = toDayNumber(euThirtyMonths.from);
  return {
    obstacle: (first, last) => {
      const broken = sixMonths.obstacle(first, last);
      if (broken === null) return null;
      if (last + 1 < thirtyMonthsFrom) return { ...broken, retryFrom: first + 1 };
      const alsoBroken = thirtyMonths.obstacle(first, last);
      return alsoBroken && { ...broken, retryFrom: Math.min(broken.retryFrom, alsoBroken.retryFrom) };
    },
    worst: sixMonths.worst,
  };
}
