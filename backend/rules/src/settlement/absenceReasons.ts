import { toDayNumber } from '../calendar/civilDate';
import { clip, countDays } from '../absences/absentDays';
import { indexDays } from '../absences/dayIndex';
import { lengthOf } from '../absences/trip';
import { worstTwelveMonths, worstTwelveMonthsBackward } from '../absences/twelveMonths';
import type { Reason } from '../assessment/reason';
import { dayCount, inLetters, met, toKnow, written, writtenDate } from '../assessment/wording';
import type { LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import type { IgnoredAbsences, Route } from '../routes/route';
import type { QualifyingPeriod } from './qualifyingPeriod';
import type { SettlementFindings } from './settlementFindings';
import type { SettlementAbsences } from './settlementRules';

/** How the days away were counted, and what was left out. */
export function absenceReasons({
  route,
  looked,
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
    clip(days, looked.start, looked.completes - 1);
  if (route.absences === 'none')
    reasons.push(
      met(
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
      standing: 'met',
      source: route.absences === 'eu_settlement' ? route.source : anyTwelveMonths.source,
    });
  if (worst !== null && worst.days >= listedAbsences.days && listsLongAbsencesOnly(route))
    reasons.push(
      toKnow(
        'absences_to_list',
        `The form asks for a list of absences, because twelve months hold ${listedAbsences.days} days or more.`,
        listedAbsences.source,
        { days: worst.days, limit: listedAbsences.days },
      ),
    );
  if (beforeEntry !== null) {
    const days = lengthOf(beforeEntry);
    reasons.push(
      toKnow(
        'before_entry',
        `${dayCount(days)} between the grant and the entry ${days === 1 ? 'counts' : 'count'} as residence and as time away. The day of grant is one of them, the day of arrival is not.${days > daysBeforeEntry.days ? ` Guidance of 2020 counted the years from the entry after more than ${daysBeforeEntry.days}; today’s is silent on it.` : ''}`,
        sources.continuousResidenceGuidance,
        { days, limit: anyTwelveMonths.days, first: beforeEntry.first, last: beforeEntry.last },
      ),
    );
  }
  const permitted = countDays(inPeriod(absences.permittedDays));
  if (permitted > 0 && route.absences === 'eu_settlement')
    reasons.push(
      toKnow(
        'important_reason',
        `${dayCount(permitted)} away for an important reason ${permitted === 1 ? 'is' : 'are'} not counted. One such absence of up to ${inLetters(euImportantReason.months)} months is allowed, with proof.`,
        route.source,
        { days: permitted },
      ),
    );
  else if (permitted > 0)
    reasons.push(
      toKnow(
        'permitted_absence',
        `${dayCount(permitted)} away for a permitted reason ${permitted === 1 ? 'is' : 'are'} not counted. The reason must be proved with the application.`,
        sources.continuousResidenceRules,
        { days: permitted },
      ),
    );
  const ignored = countDays(inPeriod(absences.ignoredDays));
  if (ignored > 0 && route.ignoredAbsences !== null)
    reasons.push(
      toKnow(
        'ignored_absence',
        `${dayCount(ignored)} away ${ignored === 1 ? 'is' : 'are'} left out: ${ignoredBecause(route.ignoredAbsences)}.`,
        route.ignoredAbsences.source,
        { days: ignored },
      ),
    );
  const fixed = countDays(inPeriod(absences.fixedDays));
  if (fixed > 0)
    reasons.push(
      toKnow(
        'fixed_years',
        `${dayCount(fixed)} away on permission granted before ${writtenDate(rollingSince)} ${fixed === 1 ? 'is' : 'are'} counted in consecutive years, apart from later absences.`,
        sources.continuousResidenceRules,
        { days: fixed },
      ),
    );
  const isOldGrant = grant < toDayNumber(rollingSince) && route.absences === 'continuous_residence';
  if (isOldGrant && permissions.length === 0 && inPeriod(absences.countedDays).length > 0)
    reasons.push(
      toKnow(
        'permission_end_unknown',
        `No permission granted then lasted much longer than ${law.oldPermissionLasts.months} months, so later absences are counted in any twelve months. Give your permissions with their dates and each is counted as it should be.`,
        sources.continuousResidenceRules,
        { first: grant },
      ),
    );
  return [...reasons, ...leapDayReasons(looked, absences, law)];
}

/** The forms of family life and of private life; those of other routes ask for every absence. */
function listsLongAbsencesOnly({ key }: Route): boolean {
  return key === 'family_ten_years' || key === 'private_life';
}

function ignoredBecause({ kind, date }: IgnoredAbsences): string {
  switch (kind) {
    case 'days_before':
      return `this route does not count days before ${writtenDate(date)}`;
    case 'begun_before':
      return `this route does not count absences that began before ${writtenDate(date)}`;
    case 'permission_granted_before':
      return `this route does not count absences during permission granted before ${writtenDate(date)}`;
  }
}

/** Twelve months counted backward can hold a leap day more; said where that alone breaks the limit. */
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
      `Counted backward from ${written(backward.last)}, twelve months with 29 February hold ${dayCount(backward.days)} away: one reading of the rule is over its limit of ${limit}.`,
      anyTwelveMonths.source,
      { days: backward.days, limit, first: backward.first, last: backward.last },
    ),
  ];
}
