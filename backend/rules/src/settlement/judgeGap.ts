import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { unionOf, type DaySet } from '../absences/absentDays';
import type { TripDays } from '../absences/recordedAbsences';
import { lengthOf, spanOf, type DaySpan } from '../absences/trip';
import type { Permission } from '../assessment/request';
import type { ShortGap } from '../parameters/forgivenGaps';
import type { LawOnDay } from '../parameters/law';
import type { Route } from '../routes/route';
import type { RouteKey } from '../routes/routes';

/** Why a gap is judged as it is. */
export type GapCause =
  /** The application was made before the permission ended, and the law kept it alive: Immigration Act 1971 s.3C. */
  | 'section_3c'
  /** The person named an exception of the Rules. */
  | 'exception'
  /** The dates alone: before 24 November 2016, or in the pandemic. */
  | 'dates'
  /** Long residence: abroad from before the end of one permission until the next one had begun. */
  | 'travel'
  /** Time on a permission that does not count on this route. */
  | 'other_permission'
  /** The person said that the application was late. */
  | 'late'
  /** Nobody has said anything. */
  | 'unexplained';

/** Days between two permissions, and what the rules make of them. */
export interface Gap extends DaySpan {
  /** `breaks`: residence starts anew. `excepted`: it goes on, the days do not count. `counts`: as with permission. */
  readonly effect: 'breaks' | 'excepted' | 'counts';
  readonly cause: GapCause;
  /** Days of the gap that do not count towards the years. */
  readonly uncounted: DaySet;
  /** A gap so short that a good reason may excuse it. */
  readonly mayBeExcused: boolean;
  /** Position of the permission after the gap in the request. */
  readonly permission: number;
}

/** A gap that is to be judged. */
export interface UnjudgedGap {
  readonly span: DaySpan;
  /** The permission after the gap, and where it stands in the request. */
  readonly permission: Permission;
  readonly position: number;
  /** Another permission, which does not count on the route, covers days of the gap. */
  readonly otherPermission: boolean;
  readonly route: Route & { readonly key: RouteKey };
  readonly trips: readonly TripDays[];
  readonly unexplained: 'breaks' | 'counts';
  readonly law: LawOnDay;
}

/** What the rules make of a gap: what was said of it first, then what its dates and the journeys show. */
export function judgeGap(gap: UnjudgedGap): Gap {
  const { span, permission, position } = gap;
  const judged = (effect: Gap['effect'], cause: GapCause, uncounted: DaySet = []): Gap => ({
    ...span,
    effect,
    cause,
    uncounted,
    permission: position,
    mayBeExcused: effect === 'breaks' && isShort(gap) && cause !== 'other_permission',
  });
  const excepted = (cause: GapCause) => {
    const uncounted = withoutCountedDays(gap);
    return judged(uncounted.length === 0 ? 'counts' : 'excepted', cause, uncounted);
  };
  if (gap.otherPermission) return judged('breaks', 'other_permission');
  if (inTime(gap) === true) return judged('counts', 'section_3c');
  if (permission.gapBefore !== undefined) return excepted('exception');
  if (isForgivenByDates(gap)) return excepted('dates');
  if (wasTravelling(gap)) return judged('excepted', 'travel', [span]);
  if (inTime(gap) === false) return judged('breaks', 'late');
  return judged(gap.unexplained, 'unexplained');
}

/** The last day of the permission before the gap; one that ended in the pandemic was extended to 31 July 2020. */
function lastDayWithPermission({ span, law }: UnjudgedGap): DayNumber {
  const extended = spanOf(law.forgivenGaps.extended);
  const ended = span.first - 1;
  return isWithin(ended, extended) ? extended.last : ended;
}

/** Whether the application was made before the permission ended; null where nobody said, or is not sure. */
function inTime(gap: UnjudgedGap): boolean | null {
  const { gapBefore, appliedOn, appliedInTime } = gap.permission;
  if (gapBefore === 'section_3c') return true;
  if (appliedOn !== undefined) return toDayNumber(appliedOn) <= lastDayWithPermission(gap);
  return appliedInTime === 'yes' ? true : appliedInTime === 'no' ? false : null;
}

/** CR 4.1(d)(ii), CR 4.3 and SUI 13.1: the dates alone excuse it. */
function isForgivenByDates(gap: UnjudgedGap): boolean {
  const { span, law } = gap;
  const { short, ...forgiven } = law.forgivenGaps;
  const pandemic = spanOf(forgiven.pandemic);
  if (isShortOverstay(gap, short) || (span.first >= pandemic.first && span.last <= pandemic.last))
    return true;
  // After an extension to 31 July 2020, an application in August was in time enough.
  const applied = gap.permission.appliedOn;
  return (
    applied !== undefined &&
    isWithin(span.first - 1, spanOf(forgiven.extended)) &&
    toDayNumber(applied) <= spanOf(forgiven.counted).last
  );
}

/**
 * Continuous residence guidance v8.0, pages 39 and 41: before 24 November 2016 the days run to the application. Where its day is
 * not known, they run to the next permission.
 */
function isShortOverstay({ span, permission }: UnjudgedGap, { days, endedBefore }: ShortGap): boolean {
  const last = permission.appliedOn === undefined ? span.last : toDayNumber(permission.appliedOn);
  return lengthOf({ ...span, last }) <= days && last < toDayNumber(endedBefore);
}

/**
 * The days of a forgiven gap that do not count: all but those of an extended permission, those of grace in August 2020,
 * and, for Skilled Workers, those that an application of the pandemic waited.
 */
function withoutCountedDays(gap: UnjudgedGap): DaySet {
  const { span, permission, route, law } = gap;
  const grace = spanOf(law.forgivenGaps.counted);
  const applied = permission.appliedOn === undefined ? null : toDayNumber(permission.appliedOn);
  const countedFrom = isWithin(span.first - 1, spanOf(law.forgivenGaps.extended)) ? span.first : grace.first;
  const isSkilled = route.key === 'skilled_worker' || route.key === 'health_and_care_worker';
  const waited =
    applied !== null && isSkilled && isWithin(applied, spanOf(law.forgivenGaps.skilledWorkerWait));
  const countedTo = waited ? span.last : grace.last;
  return unionOf([
    { first: span.first, last: Math.min(span.last, countedFrom - 1) },
    { first: Math.max(span.first, countedTo + 1), last: span.last },
  ]);
}

/**
 * CR 4.1(d)(iii), guidance v8.0 p. 41: left with permission, came back with the next one, and not away for longer than
 * absences may be: 184 days, or 180 for those begun since 11 April 2024.
 */
function wasTravelling({ route, span, trips, law }: UnjudgedGap): boolean {
  if (route.absences !== 'long_residence') return false;
  return trips.some(
    ({ departure, arrival }) =>
      arrival !== null &&
      departure < span.first &&
      arrival > span.last &&
      arrival - departure - 1 <= longestAwayFrom(departure, law),
  );
}

const longestAwayFrom = (departure: DayNumber, law: LawOnDay): number =>
  departure < toDayNumber(law.longResidenceRollingSince)
    ? law.longResidenceSingle.days
    : law.anyTwelveMonths.days;

/** Whether an application with a good reason can have been made early enough to be excused, SUI 13.1. */
function isShort({ span, permission, law }: UnjudgedGap): boolean {
  const { goodReasonDays } = law.forgivenGaps;
  if (permission.appliedOn === undefined) return lengthOf(span) <= goodReasonDays;
  return toDayNumber(permission.appliedOn) <= span.first - 1 + goodReasonDays;
}

function isWithin(day: DayNumber, { first, last }: DaySpan): boolean {
  return day >= first && day <= last;
}
