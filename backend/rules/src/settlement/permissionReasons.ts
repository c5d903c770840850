import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { countDays } from '../absences/absentDays';
import { daysWithin, indexDays } from '../absences/dayIndex';
import { lengthOf, spanOf } from '../absences/trip';
import type { Reason } from '../assessment/reason';
import type { Permission, SettlementRequest } from '../assessment/request';
import type { LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import { isConfirmed } from '../parameters/confidence';
import { routeOf, type RouteKey } from '../routes/routes';
import { combinedRoutes, sortedFor } from './countingPermissions';
import type { Gap } from './judgeGap';
import { goesOnWithExtension } from './pendingExtension';
import { against, met, toKnow } from './said';
import type { SettlementFindings } from './settlementFindings';

/** What the permissions say: gaps, their end, and the year that long residence asks for. */
export function permissionReasons({
  settlement,
  route,
  gaps,
  permissions,
  absences,
  notBefore,
  yearComplete,
  earliest,
  service,
  extension,
  asOf,
  law,
  years,
}: SettlementFindings) {
  const { forgivenGaps, longResidenceCurrentPermission } = law;
  const { years: onIt, from: askedSince } = longResidenceCurrentPermission;
  const reasons: Reason[] = [];
  for (const gap of gaps) {
    const numbers = { days: lengthOf(gap), first: gap.first, last: gap.last };
    reasons.push(...gapReasons(gap, law));
    if (gap.mayBeExcused)
      reasons.push(
        toKnow(
          'gap_may_be_excused',
          { limit: forgivenGaps.goodReasonDays, first: gap.first, last: gap.last },
          forgivenGaps.source,
          { ...numbers, limit: forgivenGaps.goodReasonDays },
        ),
      );
  }
  reasons.push(...timeThatDoesNotCount(route, permissions, years), ...timeOnOtherRoutes(settlement));
  if (yearComplete !== null) reasons.push(yearOnRoute(settlement, yearComplete, asOf));
  if (Number.isFinite(notBefore))
    reasons.push(
      (notBefore > asOf ? against : met)(
        'year_on_current_permission',
        { years: onIt, on: notBefore },
        longResidenceCurrentPermission.source,
        { first: notBefore },
      ),
    );
  else if (route.absences === 'long_residence' && permissions.length === 0)
    reasons.push(
      toKnow(
        'year_on_current_permission_unknown',
        { years: onIt, from: askedSince },
        longResidenceCurrentPermission.source,
        { first: toDayNumber(askedSince) },
      ),
    );
  const lastDay = permissions.reduce((latest, { to }) => Math.max(latest, toDayNumber(to)), -Infinity);
  // A member of HM Armed Forces needs no visa.
  const isAsked = service === null && !goesOnWithExtension(extension);
  if (isAsked && Number.isFinite(lastDay) && lastDay < earliest)
    reasons.push(
      against('permission_ends_before', { ends: lastDay }, route.source, { first: lastDay, last: earliest }),
    );
  if (route.key === 'family_ten_years') {
    const away = indexDays(absences.countedDays);
    for (const { from, to } of permissions) {
      const span = { first: toDayNumber(from), last: toDayNumber(to) };
      const days = daysWithin(away, span.first, span.last);
      // The guidance says “more than half” in words: there is no figure that a row could hold.
      if (days * 2 > lengthOf(span))
        reasons.push(
          toKnow('uk_may_not_be_home', { days, from: span.first }, sources.continuousResidenceGuidance, {
            days,
            ...span,
          }),
        );
    }
  }
  return reasons;
}

/** Time on other routes that adds up with the route's own. Long residence takes any lawful permission, which needs no word. */
function timeOnOtherRoutes({
  route,
  permissions = [],
  arrivedWithoutPermission: arrival,
}: SettlementRequest): readonly Reason[] {
  if (route === 'long_residence') return [];
  const counting = combinedRoutes(route, permissions, arrival);
  const leftOut = combinedRoutes(route, permissions).filter((other) => !counting.includes(other));
  const titlesOf = (keys: readonly RouteKey[]) => keys.map((key) => routeOf(key).title);
  const source = sources.continuousResidenceGuidance;
  return [
    ...(counting.length > 0 ? [met('other_routes_count', { titles: titlesOf(counting) }, source)] : []),
    ...(leftOut.length > 0
      ? [toKnow('other_routes_need_legal_entry', { titles: titlesOf(leftOut) }, source)]
      : []),
  ];
}

/** The year on the route after which time on other routes counts. */
function yearOnRoute(
  { route, arrivedWithoutPermission: arrival }: SettlementRequest,
  on: DayNumber,
  asOf: DayNumber,
): Reason {
  const say = on > asOf ? against : met;
  const source = sources.continuousResidenceGuidance;
  const family = route === 'family_ten_years';
  return family && arrival === 'no'
    ? say('year_as_partner_or_parent', { on }, source, { first: on })
    : say('year_on_route', { on, family }, source, { first: on });
}

/** Long residence: permission that is lawful, breaks nothing, and makes the years longer. LR 11.2. */
function timeThatDoesNotCount(
  route: SettlementFindings['route'],
  permissions: readonly Permission[],
  years: number,
): readonly Reason[] {
  if (route.absences !== 'long_residence') return [];
  return sortedFor('long_residence', permissions).others.flatMap((permission) => {
    if (permission.route === undefined) return [];
    const { title, confidence, source } = routeOf(permission.route);
    const { first, last } = spanOf(permission);
    return [
      toKnow(
        'permission_does_not_count',
        { title, years, confirmed: isConfirmed(confidence), first, last },
        source,
        { days: lengthOf({ first, last }), first, last },
      ),
    ];
  });
}

/** Why a gap does not break the residence. */
function gapReasons(
  { effect, cause, uncounted, ...gap }: Gap,
  { forgivenGaps }: LawOnDay,
): readonly Reason[] {
  const span = { first: gap.first, last: gap.last };
  const numbers = { days: lengthOf(gap), ...span };
  const { source, guidance } = forgivenGaps;
  if (effect === 'breaks') return [];
  if (cause === 'section_3c' || cause === 'unexplained')
    return [met('gap_counts_section_3c', span, guidance, numbers)];
  if (cause === 'travel') return [met('gap_spent_abroad', span, guidance, numbers)];
  if (effect === 'counts')
    return [
      met(
        'gap_counts_pandemic',
        { grace: { first: forgivenGaps.counted.from, last: forgivenGaps.counted.to }, ...span },
        guidance,
        numbers,
      ),
    ];
  return [toKnow('gap_excepted', { uncounted: countDays(uncounted), ...span }, source, numbers)];
}
