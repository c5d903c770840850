import type { DayNumber } from '../calendar/civilDate';
import { monthsLater } from '../calendar/dayNumbers';
import { uniteSpans, type DaySet } from '../absences/absentDays';
import type { Absence } from '../absences/recordedAbsences';
import type { LawOnDay } from '../parameters/law';
import type { AbsenceRule } from './absenceRule';
import { monthsInAll, monthsInTwelve } from './calendarMonths';

/** The days from departure to the day before return. Months are counted from these. */
export function nightsAway(absences: readonly Absence[]): DaySet {
  return uniteSpans(absences.map(({ departure, arrival }) => ({ first: departure, last: arrival - 1 })));
}

/**
 * The one absence for an important reason that may be left out: the longest that is not longer than twelve months;
 * null if there is none.
 */
export function findImportantAbsence(
  absences: readonly Absence[],
  { euImportantReason: reason }: LawOnDay,
): Absence | null {
  const allowed = absences.filter(
    ({ departure, arrival }) => arrival <= monthsLater(departure, reason.months),
  );
  return allowed.reduce<Absence | null>(
    (longest, absence) =>
      longest === null || absence.arrival - absence.departure > longest.arrival - longest.departure
        ? absence
        : longest,
    null,
  );
}

/**
 * EU Settlement Scheme: at most six calendar months away in any twelve. For applications since 16 July 2025, at most
 * thirty months in the last sixty are enough. Appendix EU; statement of changes HC 836.
 * @param thirtyMonthsStart the first start of a period that is complete on 16 July 2025 or later
 * @param all days away, including the absence for an important reason, which counts in the thirty months
 */
export function euSettlementRule(
  days: DaySet,
  all: DaySet,
  thirtyMonthsStart: DayNumber,
  law: LawOnDay,
): AbsenceRule {
  const sixMonths = monthsInTwelve(days, law.euMonthsInTwelve);
  const thirtyMonths = monthsInAll(all, law.euMonthsInSixty);
  return {
    obstacle: (period) => {
      const broken = sixMonths.obstacle(period);
      if (broken === null) return null;
      if (period.first < thirtyMonthsStart)
        return { ...broken, retryFrom: Math.min(broken.retryFrom, thirtyMonthsStart) };
      // Checked only while the six months are broken, so that no day is checked twice.
      const daysInStep = Math.min(period.daysInStep, broken.retryFrom - period.first);
      const brokenThirtyMonths = thirtyMonths.obstacle({
        first: period.first,
        last: period.last,
        daysInStep,
      });
      if (brokenThirtyMonths === null) return null;
      return brokenThirtyMonths.retryFrom < broken.retryFrom
        ? { ...broken, retryFrom: brokenThirtyMonths.retryFrom }
        : broken;
    },
    worst: sixMonths.worst,
  };
}
