import { toDayNumber } from '../calendar/civilDate';
import { clip, uniteSpans, type DaySet } from '../absences/absentDays';
import { firstEndingFrom } from '../absences/dayIndex';
import { daysOfAbsence, distinctAbsences, type Absence } from '../absences/recordedAbsences';
import { countSpanDays } from '../absences/trip';
import type { DayLimit, LawOnDay } from '../parameters/law';
import type { AbsenceRule } from './absenceRule';
import { rollingYears } from './rollingYears';
import { totalDays } from './totalDays';

export interface LongResidenceRules {
  readonly rules: readonly AbsenceRule[];
  /** Days of absences that began after the change. They are counted in any twelve months. */
  readonly rollingDays: DaySet;
}

/**
 * Long residence: before 11 April 2024 no single absence of more than 184 days and at most 548 days in total, then
 * 180 days in any twelve months. The first day of an absence decides which rule applies. An absence that began before
 * the change is not counted in the twelve months, and only its days before the change count towards the 548. Appendix
 * Long Residence; continuous residence guidance v8.0, pages 28 and 29.
 */
export function longResidenceRules(absences: readonly Absence[], law: LawOnDay): LongResidenceRules {
  const change = toDayNumber(law.longResidenceRollingSince);
  const distinct = distinctAbsences(absences);
  const before = distinct.filter(({ departure }) => departure < change);
  const after = distinct.filter(({ departure }) => departure >= change);
  const rollingDays = uniteSpans(after);
  return {
    rules: [
      noSingleAbsenceOver(before, law.longResidenceSingle),
      totalDays(clip(uniteSpans(before), -Infinity, change - 1), law.longResidenceTotal),
      rollingYears(rollingDays, law.anyTwelveMonths),
    ],
    rollingDays,
  };
}

/** Requires distinct absences in order. O(log n) for each period. */
function noSingleAbsenceOver(absences: readonly Absence[], limit: DayLimit): AbsenceRule {
  const long = absences.filter((absence) => daysOfAbsence(absence) > limit.days);
  return {
    obstacle: ({ first, last }) => {
      // Too little of the earlier absences is left in the period. Later absences begin later still.
      const absence = firstEndingFrom(long, first + limit.days);
      if (absence === undefined) return null;
      const inPeriod = { first: Math.max(absence.first, first), last: Math.min(absence.last, last) };
      const days = countSpanDays(inPeriod);
      if (days <= limit.days) return null;
      return { kind: 'single_absence', ...inPeriod, days, limit, retryFrom: inPeriod.last - limit.days + 1 };
    },
    worst: () => null,
  };
}
