import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { monthsLater } from '../calendar/dayNumbers';
import { uniteSpans, type DaySet } from '../absences/absentDays';
import { lastStartingBy } from '../absences/dayIndex';
import type { TripDays } from '../absences/recordedAbsences';
import { countSpanDays, toDaySpan, type DaySpan } from '../absences/trip';
import type { Permission } from '../assessment/request';
import type { LawOnDay } from '../parameters/law';
import type { Route } from '../routes/route';
import type { RouteKey } from '../routes/routes';
import type { AbsenceRule } from './absenceRule';
import { sortPermissions, type Arrival } from './countingPermissions';
import { judgeGap, type Gap } from './judgeGap';

/** The facts, other than the permissions, that decide a gap's effect. */
export interface GapCircumstances {
  readonly route: Route & { readonly key: RouteKey };
  readonly trips: readonly TripDays[];
  /** The effect of a gap without an explanation. */
  readonly unexplained: 'breaks' | 'counts';
  readonly arrival?: Arrival;
  readonly law: LawOnDay;
}

/** The gaps between permissions that count on the route, in order of date. CR 4.1(d), 4.2, 4.3 and SUI 13.1. */
export function findGaps(
  permissions: readonly Permission[],
  circumstances: GapCircumstances,
): readonly Gap[] {
  const { counting, others } = sortHeldPermissions(circumstances, permissions);
  const otherDays = others.map(toDaySpan);
  const gaps: Gap[] = [];
  let coveredUntil: DayNumber | null = null;
  for (const permission of sortByStart(counting)) {
    const from = toDayNumber(permission.from);
    if (coveredUntil !== null && from > coveredUntil + 1) {
      const span = { first: coveredUntil + 1, last: from - 1 };
      gaps.push(
        judgeGap({
          ...circumstances,
          span,
          permission,
          position: permissions.indexOf(permission),
          otherPermission: otherDays.some(({ first, last }) => first <= span.last && last >= span.first),
        }),
      );
    }
    coveredUntil = Math.max(coveredUntil ?? -Infinity, toDayNumber(permission.to));
  }
  return gaps;
}

/**
 * Long residence accepts any lawful permission: one whose time does not count is no gap, only its days are not
 * counted (`findUncountedDays`). On other routes such a permission is a gap.
 */
function sortHeldPermissions({ route, arrival }: GapCircumstances, permissions: readonly Permission[]) {
  if (route.absences === 'long_residence') return { counting: permissions, others: [] };
  return sortPermissions(route.key, permissions, arrival);
}

/** Long residence: days of lawful permission that do not count, for example as a visitor. LR 11.2. */
export function findUncountedDays(
  route: GapCircumstances['route'],
  permissions: readonly Permission[],
): DaySet {
  if (route.absences !== 'long_residence') return [];
  return uniteSpans(sortPermissions(route.key, permissions).others.map(toDaySpan));
}

/** The period must not contain a gap that breaks residence. */
export function noBreakingGap(gaps: readonly Gap[], { forgivenGaps }: LawOnDay): AbsenceRule {
  const breaking = gaps.filter(({ effect }) => effect === 'breaks');
  return {
    obstacle: ({ first, last }) => {
      const gap = lastStartingBy(breaking, last);
      if (gap === undefined || gap.last < first) return null;
      return {
        kind: gap.cause === 'other_permission' ? 'time_on_other_route' : 'gap_without_permission',
        first: gap.first,
        last: gap.last,
        days: countSpanDays(gap),
        limit: { days: 0, source: forgivenGaps.source },
        retryFrom: gap.last + 1,
      };
    },
    worst: () => null,
  };
}

/**
 * The days covered by permission granted before 11 January 2018. None lasted longer than five years and four months,
 * so an unknown or later end is cut to that length.
 */
export function findOldPermissionDays(
  grant: DayNumber,
  permissions: readonly Permission[],
  { rollingSince, oldPermissionLasts }: LawOnDay,
): DaySet {
  const change = toDayNumber(rollingSince);
  const longestSpan = (first: DayNumber): DaySpan => ({
    first,
    last: monthsLater(first, oldPermissionLasts.months) - 1,
  });
  if (permissions.length === 0) return grant < change ? [longestSpan(grant)] : [];
  const old = permissions.filter(({ from, grantedOn }) => toDayNumber(grantedOn ?? from) < change);
  return uniteSpans(
    old.map(toDaySpan).map(({ first, last }) => ({ first, last: Math.min(last, longestSpan(first).last) })),
  );
}

/** Permissions in order of their first day. */
export function sortByStart(permissions: readonly Permission[]): readonly Permission[] {
  return [...permissions].sort((a, b) => toDayNumber(a.from) - toDayNumber(b.from));
}
