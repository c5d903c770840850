import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { monthsLater } from '../calendar/dayNumbers';
import { unionOf, type DaySet } from '../absences/absentDays';
import { lastStartingBy } from '../absences/dayIndex';
import type { TripDays } from '../absences/recordedAbsences';
import { lengthOf, spanOf, type DaySpan } from '../absences/trip';
import type { Permission } from '../assessment/request';
import type { LawOnDay } from '../parameters/law';
import type { Route } from '../routes/route';
import type { RouteKey } from '../routes/routes';
import type { AbsenceRule } from './absenceRule';
import { sortedFor, type Arrival } from './countingPermissions';
import { judgeGap, type Gap } from './judgeGap';

/** What gaps between permissions are judged by, beside the permissions. */
export interface GapCircumstances {
  readonly route: Route & { readonly key: RouteKey };
  readonly trips: readonly TripDays[];
  /** What a gap is taken for that nobody has explained. */
  readonly unexplained: 'breaks' | 'counts';
  readonly arrival?: Arrival;
  readonly law: LawOnDay;
}

/** The gaps between permissions that count on the route, in order of date. CR 4.1(d), 4.2, 4.3 and SUI 13.1. */
export function gapsBetween(
  permissions: readonly Permission[],
  circumstances: GapCircumstances,
): readonly Gap[] {
  const { counting, others } = heldOn(circumstances, permissions);
  const otherDays = others.map(spanOf);
  const gaps: Gap[] = [];
  let coveredUntil: DayNumber | null = null;
  for (const permission of inOrder(counting)) {
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
 * Long residence takes any lawful permission: one whose time does not count is no gap, its days are only not counted
 * (`uncountedPermission`). On other routes it is as good as none.
 */
function heldOn({ route, arrival }: GapCircumstances, permissions: readonly Permission[]) {
  if (route.absences === 'long_residence') return { counting: permissions, others: [] };
  return sortedFor(route.key, permissions, arrival);
}

/** Long residence: days of permission that is lawful and does not count, as a visitor's. LR 11.2. */
export function uncountedPermission(
  route: GapCircumstances['route'],
  permissions: readonly Permission[],
): DaySet {
  if (route.absences !== 'long_residence') return [];
  return unionOf(sortedFor(route.key, permissions).others.map(spanOf));
}

/** A gap that breaks residence may not lie in the period. */
export function noGap(gaps: readonly Gap[], { forgivenGaps }: LawOnDay): AbsenceRule {
  const breaking = gaps.filter(({ effect }) => effect === 'breaks');
  return {
    obstacle: ({ first, last }) => {
      const gap = lastStartingBy(breaking, last);
      if (gap === undefined || gap.last < first) return null;
      return {
        kind: gap.cause === 'other_permission' ? 'time_on_other_route' : 'gap_without_permission',
        first: gap.first,
        last: gap.last,
        days: lengthOf(gap),
        limit: { days: 0, source: forgivenGaps.source },
        retryFrom: gap.last + 1,
      };
    },
    worst: () => null,
  };
}

/**
 * The days covered by permission granted before 11 January 2018. None lasted longer than five years and four months:
 * where its end is not known, or lies later, it is taken to have ended then.
 */
export function underOldPermission(
  grant: DayNumber,
  permissions: readonly Permission[],
  { rollingSince, oldPermissionLasts }: LawOnDay,
): DaySet {
  const change = toDayNumber(rollingSince);
  const longest = (first: DayNumber): DaySpan => ({
    first,
    last: monthsLater(first, oldPermissionLasts.months) - 1,
  });
  if (permissions.length === 0) return grant < change ? [longest(grant)] : [];
  const old = permissions.filter(({ from, grantedOn }) => toDayNumber(grantedOn ?? from) < change);
  return unionOf(
    old.map(spanOf).map(({ first, last }) => ({ first, last: Math.min(last, longest(first).last) })),
  );
}

/** Permissions in the order in which they begin. */
export function inOrder(permissions: readonly Permission[]): readonly Permission[] {
  return [...permissions].sort((a, b) => toDayNumber(a.from) - toDayNumber(b.from));
}
