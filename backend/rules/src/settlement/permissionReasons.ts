import { toDayNumber } from '../calendar/civilDate';
import { countDays } from '../absences/absentDays';
import { daysWithin, indexDays } from '../absences/dayIndex';
import { lengthOf, spanOf } from '../absences/trip';
import type { Reason } from '../assessment/reason';
import type { Permission } from '../assessment/request';
import { against, dayCount, inLetters, met, toKnow, written, writtenDate } from '../assessment/wording';
import type { LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import { isConfirmed } from '../parameters/confidence';
import { routeOf } from '../routes/routes';
import { sortedFor } from './countingPermissions';
import type { Gap } from './judgeGap';
import type { SettlementFindings } from './settlementFindings';

/** What the permissions say: gaps, their end, and the year that long residence asks for. */
export function permissionReasons({
  route,
  gaps,
  permissions,
  absences,
  notBefore,
  earliest,
  asOf,
  law,
  years,
}: SettlementFindings) {
  const { forgivenGaps, longResidenceCurrentPermission } = law;
  const { years: onIt } = longResidenceCurrentPermission;
  const yearsOnIt = onIt === 1 ? 'a year' : `${inLetters(onIt)} years`;
  const reasons: Reason[] = [];
  for (const gap of gaps) {
    const numbers = { days: lengthOf(gap), first: gap.first, last: gap.last };
    const dates = `from ${written(gap.first)} to ${written(gap.last)}`;
    reasons.push(...gapReasons(gap, law));
    if (gap.mayBeExcused)
      reasons.push(
        toKnow(
          'gap_may_be_excused',
          `The gap ${dates} may be excused if you made the next application within ${forgivenGaps.goodReasonDays} days, for a good reason.`,
          forgivenGaps.source,
          { ...numbers, limit: forgivenGaps.goodReasonDays },
        ),
      );
  }
  reasons.push(...timeThatDoesNotCount(route, permissions, years));
  if (Number.isFinite(notBefore))
    reasons.push(
      (notBefore > asOf ? against : met)(
        'year_on_current_permission',
        `${yearsOnIt.charAt(0).toUpperCase()}${yearsOnIt.slice(1)} on the current permission is complete on ${written(notBefore)}.`,
        longResidenceCurrentPermission.source,
        { first: notBefore },
      ),
    );
  else if (route.absences === 'long_residence' && permissions.length === 0)
    reasons.push(
      toKnow(
        'year_on_current_permission_unknown',
        `If your current permission was granted on ${writtenDate(longResidenceCurrentPermission.from)} or later, ${yearsOnIt} on it is needed as well. Give your permissions and it is counted.`,
        longResidenceCurrentPermission.source,
        { first: toDayNumber(longResidenceCurrentPermission.from) },
      ),
    );
  const lastDay = permissions.reduce((latest, { to }) => Math.max(latest, toDayNumber(to)), -Infinity);
  if (Number.isFinite(lastDay) && lastDay < earliest)
    reasons.push(
      against(
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
      // The guidance says “more than half” in words: there is no figure that a row could hold.
      if (days * 2 > lengthOf(span))
        reasons.push(
          toKnow(
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
        `${title} from ${written(first)} to ${written(last)}: this time is lawful and does not break your residence, but it does not count towards the ${inLetters(years)} years${isConfirmed(confidence) ? '' : ' (not confirmed)'}. They are complete later by so many days.`,
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
  const numbers = { days: lengthOf(gap), first: gap.first, last: gap.last };
  const dates = `from ${written(gap.first)} to ${written(gap.last)}`;
  const { source, guidance } = forgivenGaps;
  if (effect === 'breaks') return [];
  if (cause === 'section_3c' || cause === 'unexplained')
    return [
      met(
        'gap_counts_section_3c',
        `You applied before your permission ended, so it went on by law until the decision. The days ${dates} count in full.`,
        guidance,
        numbers,
      ),
    ];
  if (cause === 'travel')
    return [
      met(
        'gap_spent_abroad',
        `You left while you had permission and came back with a new one. The days without permission ${dates} do not break the residence, but do not count either.`,
        guidance,
        numbers,
      ),
    ];
  if (effect === 'counts')
    return [
      met(
        'gap_counts_pandemic',
        `The days ${dates} count: permission that ended in the pandemic was extended, and ${writtenDate(forgivenGaps.counted.from)} to ${writtenDate(forgivenGaps.counted.to)} was a time of grace.`,
        guidance,
        numbers,
      ),
    ];
  return [
    toKnow(
      'gap_excepted',
      `The days without permission ${dates} do not break the residence. ${dayCount(countDays(uncounted))} of them ${countDays(uncounted) === 1 ? 'does' : 'do'} not count.`,
      source,
      numbers,
    ),
  ];
}
