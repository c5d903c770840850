import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { countDays } from '../absences/absentDays';
import { daysWithin, indexDays } from '../absences/dayIndex';
import { countSpanDays, toDaySpan } from '../absences/trip';
import type { Reason } from '../assessment/reason';
import type { Permission, SettlementRequest } from '../assessment/request';
import type { LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import { isConfirmed } from '../parameters/confidence';
import { findRoute, type RouteKey } from '../routes/routes';
import { combinedRoutes, sortPermissions } from './countingPermissions';
import type { Gap } from './judgeGap';
import { isExtendedByLaw } from './pendingExtension';
import { against, met, toKnow } from './reasonFactories';
import type { SettlementFindings } from './settlementFindings';

/** Reasons about the permissions: gaps, their end, and the year that long residence requires. */
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
  const { years: yearsOnPermission, from: askedSince } = longResidenceCurrentPermission;
  const reasons: Reason[] = [];
  for (const gap of gaps) {
    const numbers = { days: countSpanDays(gap), first: gap.first, last: gap.last };
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
  reasons.push(...uncountedTimeReasons(route, permissions, years), ...otherRouteReasons(settlement));
  if (yearComplete !== null) reasons.push(yearOnRouteReason(settlement, yearComplete, asOf));
  if (Number.isFinite(notBefore))
    reasons.push(
      (notBefore > asOf ? against : met)(
        'year_on_current_permission',
        { years: yearsOnPermission, on: notBefore },
        longResidenceCurrentPermission.source,
        { first: notBefore },
      ),
    );
  else if (route.absences === 'long_residence' && permissions.length === 0)
    reasons.push(
      toKnow(
        'year_on_current_permission_unknown',
        { years: yearsOnPermission, from: askedSince },
        longResidenceCurrentPermission.source,
        { first: toDayNumber(askedSince) },
      ),
    );
  const lastDay = permissions.reduce((latest, { to }) => Math.max(latest, toDayNumber(to)), -Infinity);
  // A member of HM Armed Forces needs no visa.
  const needsPermission = service === null && !isExtendedByLaw(extension);
  if (needsPermission && Number.isFinite(lastDay) && lastDay < earliest)
    reasons.push(
      against('permission_ends_before', { ends: lastDay }, route.source, { first: lastDay, last: earliest }),
    );
  if (route.key === 'family_ten_years') {
    const away = indexDays(absences.countedDays);
    for (const { from, to } of permissions) {
      const span = { first: toDayNumber(from), last: toDayNumber(to) };
      const days = daysWithin(away, span.first, span.last);
      // The guidance says “more than half” in words, so there is no figure for a row.
      if (days * 2 > countSpanDays(span))
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

/**
 * Time on other routes that counts with the route's own. Long residence accepts any lawful permission, so it needs no
 * reason.
 */
function otherRouteReasons({
  route,
  permissions = [],
  arrivedWithoutPermission: arrival,
}: SettlementRequest): readonly Reason[] {
  if (route === 'long_residence') return [];
  const counting = combinedRoutes(route, permissions, arrival);
  const leftOut = combinedRoutes(route, permissions).filter((other) => !counting.includes(other));
  const listTitles = (keys: readonly RouteKey[]) => keys.map((key) => findRoute(key).title);
  const source = sources.continuousResidenceGuidance;
  return [
    ...(counting.length > 0 ? [met('other_routes_count', { titles: listTitles(counting) }, source)] : []),
    ...(leftOut.length > 0
      ? [toKnow('other_routes_need_legal_entry', { titles: listTitles(leftOut) }, source)]
      : []),
  ];
}

/** The year on the route after which time on other routes counts. */
function yearOnRouteReason(
  { route, arrivedWithoutPermission: arrival }: SettlementRequest,
  on: DayNumber,
  asOf: DayNumber,
): Reason {
  const createReason = on > asOf ? against : met;
  const source = sources.continuousResidenceGuidance;
  const family = route === 'family_ten_years';
  return family && arrival === 'no'
    ? createReason('year_as_partner_or_parent', { on }, source, { first: on })
    : createReason('year_on_route', { on, family }, source, { first: on });
}

/** Long residence: lawful permission that breaks nothing but lengthens the years. LR 11.2. */
function uncountedTimeReasons(
  route: SettlementFindings['route'],
  permissions: readonly Permission[],
  years: number,
): readonly Reason[] {
  if (route.absences !== 'long_residence') return [];
  return sortPermissions('long_residence', permissions).others.flatMap((permission) => {
    if (permission.route === undefined) return [];
    const { title, confidence, source } = findRoute(permission.route);
    const { first, last } = toDaySpan(permission);
    return [
      toKnow(
        'permission_does_not_count',
        { title, years, confirmed: isConfirmed(confidence), first, last },
        source,
        { days: countSpanDays({ first, last }), first, last },
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
  const numbers = { days: countSpanDays(gap), ...span };
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
