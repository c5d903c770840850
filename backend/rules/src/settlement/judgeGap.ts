import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { uniteSpans, type DaySet } from '../absences/absentDays';
import type { TripDays } from '../absences/recordedAbsences';
import { countSpanDays, toDaySpan, type DaySpan } from '../absences/trip';
import type { Permission } from '../assessment/request';
import type { ShortGap } from '../parameters/forgivenGaps';
import type { LawOnDay } from '../parameters/law';
import type { Route } from '../routes/route';
import type { RouteKey } from '../routes/routes';

/** The cause that decides the effect of a gap. */
export type GapCause =
  /** The application was made before the permission ended, so the law extended it: Immigration Act 1971 s.3C. */
  | 'section_3c'
  /** The person named an exception of the Rules. */
  | 'exception'
  /** Excused by its dates: before 24 November 2016, or in the pandemic. */
  | 'dates'
  /** Long residence: abroad from before the end of one permission until the next one had begun. */
  | 'travel'
  /** Time on a permission that does not count on this route. */
  | 'other_permission'
  /** The person said that the application was late. */
  | 'late'
  /** No explanation was given. */
  | 'unexplained';

/** The days between two permissions, and their effect under the rules. */
export interface Gap extends DaySpan {
  /**
   * `breaks`: residence restarts. `excepted`: it continues, but the days do not count. `counts`: counted as
   * permission.
   */
  readonly effect: 'breaks' | 'excepted' | 'counts';
  readonly cause: GapCause;
  /** Days of the gap that do not count towards the years. */
  readonly uncounted: DaySet;
  /** Whether the gap is short enough for a good reason to excuse it. */
  readonly mayBeExcused: boolean;
  /** The index in the request of the permission after the gap. */
  readonly permission: number;
}

/** A gap before its effect is known. */
export interface UnjudgedGap {
  readonly span: DaySpan;
  /** The permission after the gap, with its index in the request. */
  readonly permission: Permission;
  readonly position: number;
  /** Whether a permission that does not count on the route covers days of the gap. */
  readonly otherPermission: boolean;
  readonly route: Route & { readonly key: RouteKey };
  readonly trips: readonly TripDays[];
  readonly unexplained: 'breaks' | 'counts';
  readonly law: LawOnDay;
}

/** Judges a gap: first by what the person stated, then by its dates and journeys. */
export function judgeGap(gap: UnjudgedGap): Gap {
  const { span, permission, position } = gap;
  const toGap = (effect: Gap['effect'], cause: GapCause, uncounted: DaySet = []): Gap => ({
    ...span,
    effect,
    cause,
    uncounted,
    permission: position,
    mayBeExcused: effect === 'breaks' && isExcusablyShort(gap) && cause !== 'other_permission',
  });
  const toExceptedGap = (cause: GapCause) => {
    const uncounted = findUncountedDays(gap);
    return toGap(uncounted.length === 0 ? 'counts' : 'excepted', cause, uncounted);
  };
  if (gap.otherPermission) return toGap('breaks', 'other_permission');
  if (isInTime(gap) === true) return toGap('counts', 'section_3c');
  if (permission.gapBefore !== undefined) return toExceptedGap('exception');
  if (isForgivenByDates(gap)) return toExceptedGap('dates');
  if (wasTravelling(gap)) return toGap('excepted', 'travel', [span]);
  if (isInTime(gap) === false) return toGap('breaks', 'late');
  return toGap(gap.unexplained, 'unexplained');
}

/**
 * The last day of the permission before the gap. A permission that ended in the pandemic was extended to 31 July
 * 2020.
 */
function lastDayWithPermission({ span, law }: UnjudgedGap): DayNumber {
  const extended = toDaySpan(law.forgivenGaps.extended);
  const ended = span.first - 1;
  return isWithin(ended, extended) ? extended.last : ended;
}

/** Whether the application was made before the permission ended; null if unknown. */
function isInTime(gap: UnjudgedGap): boolean | null {
  const { gapBefore, appliedOn, appliedInTime } = gap.permission;
  if (gapBefore === 'section_3c') return true;
  if (appliedOn !== undefined) return toDayNumber(appliedOn) <= lastDayWithPermission(gap);
  return appliedInTime === 'yes' ? true : appliedInTime === 'no' ? false : null;
}

/** Whether the dates alone excuse the gap: CR 4.1(d)(ii), CR 4.3 and SUI 13.1. */
function isForgivenByDates(gap: UnjudgedGap): boolean {
  const { span, law } = gap;
  const { short, ...forgiven } = law.forgivenGaps;
  const pandemic = toDaySpan(forgiven.pandemic);
  if (isShortOverstay(gap, short) || (span.first >= pandemic.first && span.last <= pandemic.last))
    return true;
  // After an extension to 31 July 2020, an application in August counts as in time.
  const applied = gap.permission.appliedOn;
  return (
    applied !== undefined &&
    isWithin(span.first - 1, toDaySpan(forgiven.extended)) &&
    toDayNumber(applied) <= toDaySpan(forgiven.counted).last
  );
}

/**
 * Continuous residence guidance v8.0, pages 39 and 41: before 24 November 2016 the days run to the application. If
 * its day is unknown, they run to the next permission.
 */
function isShortOverstay({ span, permission }: UnjudgedGap, { days, endedBefore }: ShortGap): boolean {
  const last = permission.appliedOn === undefined ? span.last : toDayNumber(permission.appliedOn);
  return countSpanDays({ ...span, last }) <= days && last < toDayNumber(endedBefore);
}

/**
 * The days of a forgiven gap that do not count. Days of an extended permission and of the grace period in August 2020
 * count. For Skilled Workers, days spent waiting for a decision in the pandemic count too.
 */
function findUncountedDays(gap: UnjudgedGap): DaySet {
  const { span, permission, route, law } = gap;
  const grace = toDaySpan(law.forgivenGaps.counted);
  const applied = permission.appliedOn === undefined ? null : toDayNumber(permission.appliedOn);
  const countedFrom = isWithin(span.first - 1, toDaySpan(law.forgivenGaps.extended))
    ? span.first
    : grace.first;
  const isSkilled = route.key === 'skilled_worker' || route.key === 'health_and_care_worker';
  const waited =
    applied !== null && isSkilled && isWithin(applied, toDaySpan(law.forgivenGaps.skilledWorkerWait));
  const countedTo = waited ? span.last : grace.last;
  return uniteSpans([
    { first: span.first, last: Math.min(span.last, countedFrom - 1) },
    { first: Math.max(span.first, countedTo + 1), last: span.last },
  ]);
}

/**
 * CR 4.1(d)(iii), guidance v8.0 p. 41: the person left with permission and returned with the next one, within the
 * limit of one absence: 184 days, or 180 for absences that began since 11 April 2024.
 */
function wasTravelling({ route, span, trips, law }: UnjudgedGap): boolean {
  if (route.absences !== 'long_residence') return false;
  return trips.some(
    ({ departure, arrival }) =>
      arrival !== null &&
      departure < span.first &&
      arrival > span.last &&
      arrival - departure - 1 <= longestAbsence(departure, law),
  );
}

const longestAbsence = (departure: DayNumber, law: LawOnDay): number =>
  departure < toDayNumber(law.longResidenceRollingSince)
    ? law.longResidenceSingle.days
    : law.anyTwelveMonths.days;

/** Whether the application may have been early enough to be excused for a good reason, SUI 13.1. */
function isExcusablyShort({ span, permission, law }: UnjudgedGap): boolean {
  const { goodReasonDays } = law.forgivenGaps;
  if (permission.appliedOn === undefined) return countSpanDays(span) <= goodReasonDays;
  return toDayNumber(permission.appliedOn) <= span.first - 1 + goodReasonDays;
}

function isWithin(day: DayNumber, { first, last }: DaySpan): boolean {
  return day >= first && day <= last;
}
