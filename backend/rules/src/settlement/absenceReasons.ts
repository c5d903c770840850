import { toDayNumber } from '../calendar/civilDate';
import { clip, countDays } from '../absences/absentDays';
import { indexDays } from '../absences/dayIndex';
import { countSpanDays } from '../absences/trip';
import { worstTwelveMonths, worstTwelveMonthsBackward } from '../absences/twelveMonths';
import type { Reason } from '../assessment/reason';
import type { LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import { listsLongAbsencesOnly } from '../routes/listsLongAbsencesOnly';
import type { QualifyingPeriod } from './qualifyingPeriod';
import { met, toKnow } from './reasonFactories';
import type { SettlementFindings } from './settlementFindings';
import type { SettlementAbsences } from './settlementRules';

/** Reasons that explain how days away were counted and which were left out. */
export function absenceReasons({
  route,
  displayed,
  worst,
  beforeEntry,
  absences,
  grant,
  permissions,
  law,
}: SettlementFindings) {
  const { anyTwelveMonths, daysBeforeEntry, euImportantReason, listedAbsences, rollingSince } = law;
  const reasons: Reason[] = [];
  const inPeriod = (days: SettlementAbsences['countedDays']) =>
    clip(days, displayed.start, displayed.completes - 1);
  if (route.absences === 'none') reasons.push(met('no_absence_limit', {}, route.source));
  if (worst !== null && !worst.exceeded)
    reasons.push(
      met(
        'twelve_months_within_limit',
        worst,
        route.absences === 'eu_settlement' ? route.source : anyTwelveMonths.source,
        { days: worst.days, limit: worst.limit, first: toDayNumber(worst.from), last: toDayNumber(worst.to) },
      ),
    );
  if (worst !== null && worst.days >= listedAbsences.days && listsLongAbsencesOnly(route.key))
    reasons.push(
      toKnow('absences_to_list', { from: listedAbsences.days }, listedAbsences.source, {
        days: worst.days,
        limit: listedAbsences.days,
      }),
    );
  if (beforeEntry !== null) {
    const days = countSpanDays(beforeEntry);
    reasons.push(
      toKnow(
        'before_entry',
        { days, olderGuidance: days > daysBeforeEntry.days ? daysBeforeEntry.days : null },
        sources.continuousResidenceGuidance,
        { days, limit: anyTwelveMonths.days, first: beforeEntry.first, last: beforeEntry.last },
      ),
    );
  }
  const permitted = countDays(inPeriod(absences.permittedDays));
  if (permitted > 0 && route.absences === 'eu_settlement')
    reasons.push(
      toKnow('important_reason', { days: permitted, months: euImportantReason.months }, route.source, {
        days: permitted,
      }),
    );
  else if (permitted > 0)
    reasons.push(
      toKnow('permitted_absence', { days: permitted }, sources.continuousResidenceRules, { days: permitted }),
    );
  const ignored = countDays(inPeriod(absences.ignoredDays));
  if (ignored > 0 && route.ignoredAbsences !== null)
    reasons.push(
      toKnow(
        'ignored_absence',
        { days: ignored, kind: route.ignoredAbsences.kind, date: route.ignoredAbsences.date },
        route.ignoredAbsences.source,
        { days: ignored },
      ),
    );
  const fixed = countDays(inPeriod(absences.fixedDays));
  if (fixed > 0)
    reasons.push(
      toKnow('fixed_years', { days: fixed, since: rollingSince }, sources.continuousResidenceRules, {
        days: fixed,
      }),
    );
  const isOldGrant = grant < toDayNumber(rollingSince) && route.absences === 'continuous_residence';
  if (isOldGrant && permissions.length === 0 && inPeriod(absences.countedDays).length > 0)
    reasons.push(
      toKnow(
        'permission_end_unknown',
        { months: law.oldPermissionLasts.months },
        sources.continuousResidenceRules,
        { first: grant },
      ),
    );
  return [...reasons, ...leapDayReasons(displayed, absences, law)];
}

/** Twelve months counted backward can hold one leap day more. Reports this only if that day alone breaks the limit. */
function leapDayReasons(
  period: QualifyingPeriod,
  absences: SettlementAbsences,
  { anyTwelveMonths }: LawOnDay,
): readonly Reason[] {
  const index = indexDays(clip(absences.rollingDays, period.start, period.completes - 1));
  const forward = worstTwelveMonths(index);
  const backward = worstTwelveMonthsBackward(index);
  const limit = anyTwelveMonths.days;
  if (forward === null || backward === null || forward.days > limit || backward.days <= limit) return [];
  return [
    toKnow(
      'counted_backward_over_limit',
      { days: backward.days, limit, last: backward.last },
      anyTwelveMonths.source,
      { days: backward.days, limit, first: backward.first, last: backward.last },
    ),
  ];
}
