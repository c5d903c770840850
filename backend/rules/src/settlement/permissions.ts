import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { unionOf, type DaySet } from '../absences/absentDays';
import { lastStartingBy } from '../absences/dayIndex';
import { lengthOf, type DaySpan } from '../absences/trip';
import type { GapException, Permission } from '../assessment/request';
import { forgivenGaps, rollingSince } from '../parameters/absenceRules';
import type { AbsenceRule } from './absenceRule';

/** Days between two permissions, and what the rules make of them. */
export interface Gap extends DaySpan {
  /** `breaks`: residence starts anew. `excepted`: it goes on, the days do not count. `counts`: as with permission. */
  readonly effect: 'breaks' | 'excepted' | 'counts';
  /** Days of the gap that do not count towards the years. */
  readonly uncounted: DaySet;
  /** A gap so short that a good reason may excuse it, when nothing has been said about it. */
  readonly mayBeExcused: boolean;
}

const counted = spanOf(forgivenGaps.counted);
const pandemic = spanOf(forgivenGaps.pandemic);
const shortEndedBefore = toDayNumber(forgivenGaps.short.endedBefore);

/** The gaps between permissions in order of date. CR 4.1(d), 4.2, 4.3 and SUI 13.1. */
export function gapsBetween(permissions: readonly Permission[]): readonly Gap[] {
  const inOrder = [...permissions].sort((a, b) => toDayNumber(a.from) - toDayNumber(b.from));
  const gaps: Gap[] = [];
  let coveredUntil: DayNumber | null = null;
  for (const permission of inOrder) {
    const from = toDayNumber(permission.from);
    if (coveredUntil !== null && from > coveredUntil + 1)
      gaps.push(judge({ first: coveredUntil + 1, last: from - 1 }, permission.gapBefore));
    coveredUntil = Math.max(coveredUntil ?? -Infinity, toDayNumber(permission.to));
  }
  return gaps;
}

function judge(gap: DaySpan, exception: GapException | undefined): Gap {
  const unexcused = { ...gap, mayBeExcused: false };
  if (exception === 'section_3c') return { ...unexcused, effect: 'counts', uncounted: [] };
  if (exception !== undefined || isForgiven(gap)) {
    const uncounted = unionOf([
      { first: gap.first, last: Math.min(gap.last, counted.first - 1) },
      { first: Math.max(gap.first, counted.last + 1), last: gap.last },
    ]);
    return { ...unexcused, effect: uncounted.length === 0 ? 'counts' : 'excepted', uncounted };
  }
  return {
    ...gap,
    effect: 'breaks',
    uncounted: [],
    mayBeExcused: lengthOf(gap) <= forgivenGaps.goodReasonDays,
  };
}

function isForgiven(gap: DaySpan): boolean {
  const short = lengthOf(gap) <= forgivenGaps.short.days && gap.last < shortEndedBefore;
  return short || (gap.first >= pandemic.first && gap.last <= pandemic.last);
}

/** A gap that breaks residence may not lie in the period. */
export function noGap(gaps: readonly Gap[]): AbsenceRule {
  const breaking = gaps.filter(({ effect }) => effect === 'breaks');
  return {
    obstacle: ({ first, last }) => {
      const gap = lastStartingBy(breaking, last);
      if (gap === undefined || gap.last < first) return null;
      return {
        kind: 'gap_without_permission',
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
 * The days covered by permission granted before 11 January 2018. Without a list of permissions the one that the grant
 * date names is taken to run on.
 */
export function underOldPermission(grant: DayNumber, permissions: readonly Permission[]): DaySet {
  const change = toDayNumber(rollingSince);
  if (permissions.length === 0) return grant < change ? [{ first: grant, last: Infinity }] : [];
  return unionOf(
    permissions.filter(({ from, grantedOn }) => toDayNumber(grantedOn ?? from) < change).map(spanOf),
  );
}

function spanOf({ from, to }: { readonly from: string; readonly to: string }): DaySpan {
  return { first: toDayNumber(from), last: toDayNumber(to) };
}
