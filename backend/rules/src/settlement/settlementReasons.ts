import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import { clip, countDays } from '../absences/absentDays';
import { daysWithin, indexDays } from '../absences/dayIndex';
import type { Absence } from '../absences/recordedAbsences';
import { worstTwelveMonths, worstTwelveMonthsBackward } from '../absences/twelveMonths';
import { lengthOf } from '../absences/trip';
import type { LimitedWindow, Reason, SettlementVerdict } from '../assessment/answer';
import type { Permission } from '../assessment/request';
import { dayCount, reason, written } from '../assessment/wording';
import {
  anyTwelveMonths,
  daysAfterApplication,
  forgivenGaps,
  longResidenceCurrentPermission,
  longResidenceRollingSince,
  rollingSince,
} from '../parameters/absenceRules';
import { englishLevelOn } from '../parameters/englishLevels';
import { sources } from '../parameters/sources';
import type { Route } from '../routes/route';
import type { Obstacle } from './absenceRule';
import type { Gap } from './permissions';
import type { QualifyingPeriod } from './qualifyingPeriod';
import type { SettlementAbsences } from './settlementRules';

/** Everything an answer about settlement was found from. */
export interface SettlementFindings {
  readonly route: Route;
  readonly years: number;
  readonly asOf: DayNumber;
  readonly verdict: SettlementVerdict;
  readonly earliest: DayNumber;
  readonly lead: number;
  readonly notBefore: DayNumber;
  /** The period that keeps the rules. */
  readonly period: QualifyingPeriod;
  /** The period whose worst window is shown. */
  readonly looked: QualifyingPeriod;
  readonly obstacles: readonly Obstacle[];
  readonly worst: LimitedWindow | null;
  readonly beforeEntry: Absence | null;
  readonly gaps: readonly Gap[];
  readonly permissions: readonly Permission[];
  readonly grant: DayNumber;
  readonly absences: SettlementAbsences;
}

/** Why a route that leads to no settlement gives no date. */
export function noRouteReasons(route: Route): readonly Reason[] {
  return [
    reason(
      'no_settlement_route',
      `${route.title} does not lead to settlement. ${route.notes.join(' ')}`,
      route.source,
    ),
  ];
}

/** The answer's reasons: the date first, then what blocked an earlier one, then what else it rests on. */
export function settlementReasons(findings: SettlementFindings): readonly Reason[] {
  return [
    ...dateReasons(findings),
    ...findings.obstacles.map(obstacleReason),
    ...absenceReasons(findings),
    ...permissionReasons(findings),
    ...routeReasons(findings),
  ];
}

function dateReasons({ route, years, verdict, earliest, lead, period, asOf }: SettlementFindings) {
  const { start, completes } = period;
  const span = { first: start, last: completes - 1 };
  const reasons: Reason[] = [];
  if (years > 0)
    reasons.push(
      reason(
        'qualifying_period',
        `${years} years from ${written(start)} are complete on ${written(completes)}.`,
        route.source,
        span,
      ),
    );
  if (lead > 0)
    reasons.push(
      reason(
        'counted_back_from_later_day',
        `The years may be counted back from a day up to ${lead} days after the application.`,
        daysAfterApplication.source,
        { days: lead },
      ),
    );
  if (verdict === 'not_yet' || verdict === 'over_limit')
    reasons.push(
      reason(
        'wait_until',
        `The first day to apply is ${written(earliest)}: ${dayCount(earliest - asOf)} to wait.`,
        route.source,
        { days: earliest - asOf, first: earliest },
      ),
    );
  return reasons;
}

function obstacleReason(obstacle: Obstacle): Reason {
  const { kind, first, last, days, limit } = obstacle;
  const window = `from ${written(first)} to ${written(last)}`;
  const numbers = { days, limit: limit.days, first, last };
  switch (kind) {
    case 'any_twelve_months':
      return reason(
        'twelve_months_over_limit',
        `${dayCount(days)} away in the twelve months ${window}; the limit is ${limit.days}.`,
        limit.source,
        numbers,
      );
    case 'fixed_year':
      return reason(
        'fixed_year_over_limit',
        `${dayCount(days)} away in the year ${window}, on permission granted before ${writtenDate(rollingSince)}; the limit is ${limit.days}.`,
        limit.source,
        numbers,
      );
    case 'single_absence':
      return reason(
        'single_absence_over_limit',
        `One absence of ${dayCount(days)} ${window}; before ${writtenDate(longResidenceRollingSince)} none may be longer than ${limit.days}.`,
        limit.source,
        numbers,
      );
    case 'total_absences':
      return reason(
        'total_over_limit',
        `${dayCount(days)} away in all count in the period ${window}; the limit is ${limit.days}.`,
        limit.source,
        numbers,
      );
    case 'gap_without_permission':
      return reason(
        'gap_without_permission',
        `No permission ${window}: residence starts anew after it.`,
        limit.source,
        { days, first, last },
      );
  }
}

function absenceReasons({
  route,
  looked,
  worst,
  beforeEntry,
  absences,
  grant,
  permissions,
}: SettlementFindings) {
  const reasons: Reason[] = [];
  const inPeriod = (days: SettlementAbsences['countedDays']) =>
    clip(days, looked.start, looked.completes - 1);
  if (route.absences === 'none')
    reasons.push(
      reason(
        'no_absence_limit',
        'This route has no limit of days away. Citizenship has: see its answer.',
        route.source,
      ),
    );
  if (worst !== null && !worst.exceeded)
    reasons.push({
      code: 'twelve_months_within_limit',
      message: `At most ${dayCount(worst.days)} away in twelve months; the limit is ${worst.limit}.`,
      ...{ days: worst.days, limit: worst.limit, from: worst.from, to: worst.to },
      source: route.absences === 'eu_settlement' ? route.source : anyTwelveMonths.source,
    });
  if (beforeEntry !== null) {
    const days = lengthOf(beforeEntry);
    reasons.push(
      reason(
        'before_entry',
        `${dayCount(days)} between the grant and the entry count as residence and as days away: the day of grant does, the day of arrival does not.`,
        sources.continuousResidenceGuidance,
        { days, limit: anyTwelveMonths.days, first: beforeEntry.first, last: beforeEntry.last },
      ),
    );
  }
  const permitted = countDays(inPeriod(absences.permittedDays));
  if (permitted > 0)
    reasons.push(
      reason(
        'permitted_absence',
        `${dayCount(permitted)} away for a permitted reason are not counted. The reason must be proved with the application.`,
        sources.continuousResidenceRules,
        { days: permitted },
      ),
    );
  const ignored = countDays(inPeriod(absences.ignoredDays));
  if (ignored > 0 && route.ignoredAbsences !== null)
    reasons.push(
      reason(
        'ignored_absence',
        `${dayCount(ignored)} away are left out, because of their dates: before ${writtenDate(route.ignoredAbsences.date)} this route does not count them.`,
        route.ignoredAbsences.source,
        { days: ignored },
      ),
    );
  const fixed = countDays(inPeriod(absences.fixedDays));
  if (fixed > 0)
    reasons.push(
      reason(
        'fixed_years',
        `${dayCount(fixed)} away on permission granted before ${writtenDate(rollingSince)} are counted in consecutive years, apart from later absences.`,
        sources.continuousResidenceRules,
        { days: fixed },
      ),
    );
  if (fixed > 0 && permissions.length === 0)
    reasons.push(
      reason(
        'permission_end_unknown',
        'The permission granted then is taken to run on. If a later one followed, give both: its absences are counted in any twelve months.',
        sources.continuousResidenceRules,
        { first: grant },
      ),
    );
  return [...reasons, ...leapDayReasons(looked, absences)];
}

/** Twelve months counted backward can hold a leap day more; said where that alone breaks the limit. */
function leapDayReasons(period: QualifyingPeriod, absences: SettlementAbsences): readonly Reason[] {
  const index = indexDays(clip(absences.rollingDays, period.start, period.completes - 1));
  const forward = worstTwelveMonths(index);
  const backward = worstTwelveMonthsBackward(index);
  const limit = anyTwelveMonths.days;
  if (forward === null || backward === null || forward.days > limit || backward.days <= limit) return [];
  return [
    reason(
      'counted_backward_over_limit',
      `Counted backward from ${written(backward.last)}, twelve months with 29 February hold ${dayCount(backward.days)} away: one reading of the rule is over its limit of ${limit}.`,
      anyTwelveMonths.source,
      { days: backward.days, limit, first: backward.first, last: backward.last },
    ),
  ];
}

function permissionReasons({ route, gaps, permissions, absences, notBefore, earliest }: SettlementFindings) {
  const reasons: Reason[] = [];
  for (const gap of gaps) {
    const numbers = { days: lengthOf(gap), first: gap.first, last: gap.last };
    const dates = `from ${written(gap.first)} to ${written(gap.last)}`;
    if (gap.effect === 'excepted')
      reasons.push(
        reason(
          'gap_excepted',
          `The days without permission ${dates} do not break the residence, but do not count either.`,
          forgivenGaps.source,
          numbers,
        ),
      );
    if (gap.mayBeExcused)
      reasons.push(
        reason(
          'gap_may_be_excused',
          `The gap ${dates} may be excused where the next application was made within ${forgivenGaps.goodReasonDays} days for a good reason.`,
          forgivenGaps.source,
          { ...numbers, limit: forgivenGaps.goodReasonDays },
        ),
      );
  }
  if (Number.isFinite(notBefore))
    reasons.push(
      reason(
        'year_on_current_permission',
        `A year on the current permission is complete on ${written(notBefore)}.`,
        longResidenceCurrentPermission.source,
        { first: notBefore },
      ),
    );
  const lastDay = permissions.reduce((latest, { to }) => Math.max(latest, toDayNumber(to)), -Infinity);
  if (Number.isFinite(lastDay) && lastDay < earliest)
    reasons.push(
      reason(
        'permission_ends_before',
        `The last permission ends on ${written(lastDay)}, before the first day to apply: it has to be extended.`,
        route.source,
        { first: lastDay, last: earliest },
      ),
    );
  if (route.key === 'family_ten_years') {
    const away = indexDays(absences.countedDays);
    for (const { from, to } of permissions) {
      const span = { first: toDayNumber(from), last: toDayNumber(to) };
      const days = daysWithin(away, span.first, span.last);
      if (days * 2 > lengthOf(span))
        reasons.push(
          reason(
            'uk_may_not_be_home',
            `${dayCount(days)} away in the permission from ${written(span.first)}: more than half of it. The UK may not be seen as the permanent home.`,
            sources.continuousResidenceGuidance,
            { days, ...span },
          ),
        );
    }
  }
  return reasons;
}

function routeReasons({ route, earliest, asOf }: SettlementFindings) {
  const reasons: Reason[] = [];
  const applying = Math.max(earliest, asOf);
  if (route.closes !== null && applying > toDayNumber(route.closes.on)) {
    const { on, laterFor } = route.closes;
    const later =
      laterFor === null ? '' : ` Only ${laterFor.who} could apply until ${writtenDate(laterFor.on)}.`;
    reasons.push(
      reason('route_closed', `Applications had to be made by ${writtenDate(on)}.${later}`, route.source, {
        last: toDayNumber(on),
      }),
    );
  }
  const english = englishLevelOn(route.english, fromDayNumber(applying));
  if (english.value === 'B1' || english.value === 'B2')
    reasons.push(
      reason(
        'english_level',
        `English at level ${english.value} for an application on ${written(applying)}${english.confirmed ? '' : ' (not confirmed for every route)'}.`,
        english.source,
      ),
    );
  return reasons;
}

function writtenDate(date: string): string {
  return written(toDayNumber(date));
}
