import type { DayNumber } from '../calendar/civilDate';
import type { DaySet } from '../absences/absentDays';
import { euSixMonths, euThirtyMonths } from '../parameters/absenceRules';
import type { AbsenceRule } from './absenceRule';
import { rollingYears } from './rollingYears';
import { totalDays } from './totalDays';

/**
 * EU Settlement Scheme: not more than six months away in any twelve, or, for applications since 16 July 2025, not more
 * than thirty months in the last sixty.
 * @param thirtyMonthsStart the first start of a period that is complete on 16 July 2025 or later
 */
export function euSettlementRule(days: DaySet, thirtyMonthsStart: DayNumber): AbsenceRule {
  const sixMonths = rollingYears(days, euSixMonths);
  const thirtyMonths = totalDays(days, euThirtyMonths);
  return {
    obstacle: (period) => {
      const broken = sixMonths.obstacle(period);
      if (broken === null) return null;
      if (period.first < thirtyMonthsStart)
        return { ...broken, retryFrom: Math.min(broken.retryFrom, thirtyMonthsStart) };
      const alsoBroken = thirtyMonths.obstacle(period);
      return alsoBroken && { ...broken, retryFrom: Math.min(broken.retryFrom, alsoBroken.retryFrom) };
    },
    worst: sixMonths.worst,
  };
}
