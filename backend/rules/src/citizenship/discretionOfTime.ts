import type { DayNumber } from '../calendar/civilDate';
import { monthsLater } from '../calendar/dayNumbers';
import type { Reason } from '../assessment/reason';
import type { AbsenceLimitOnDay } from '../parameters/absenceLimits';
import type { LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';
import { toKnow } from './reasonFactories';

const source = sources.naturalisationGuidance;

type Naturalisation = Pick<LawOnDay, 'naturalisation'>;

/**
 * Reasons about the part of the months without a time limit that may be waived: the days before settlement. Empty if
 * the months are complete, and without settlement on the day of application. Naturalisation guidance v16.0, section
 * 6(1).
 */
export function limitedLeaveReasons(
  application: DayNumber,
  settled: DayNumber,
  { naturalisation: { monthsSettled, limitedLeave } }: Naturalisation,
): readonly Reason[] {
  const days = settled - monthsLater(application, -monthsSettled);
  if (days <= 0 || settled > application) return [];
  const { message } = limitedLeave.find(({ upTo }) => days <= upTo) ?? {};
  if (message === undefined) return [];
  return [
    toKnow(
      'twelve_months_discretion',
      { days, months: monthsSettled, complete: monthsLater(settled, monthsSettled), accepted: message },
      source,
      { days, first: settled - days, last: settled - 1 },
    ),
  ];
}

/** How an absence on the first day of the years may be waived or avoided. */
export function firstDayReason({ naturalisation }: Naturalisation): Reason {
  return toKnow('first_day_may_be_waived', { months: naturalisation.laterDateWithin }, source);
}

/** Other factors if the whole period is over its limit. */
export function overTotalReasons(
  days: number,
  { years, days: limit }: AbsenceLimitOnDay,
  { naturalisation }: Naturalisation,
): readonly Reason[] {
  if (days <= limit || years === 1) return [];
  const reasons: Reason[] = [];
  const { excessTakenAsMeant, absenceAgainstIntention } = naturalisation;
  const disregarded = naturalisation.technicalAbsence[years];
  if (days <= disregarded)
    reasons.push(toKnow('technical_absence', { limit: disregarded }, source, { days, limit: disregarded }));
  reasons.push(toKnow('service_absence', {}, source));
  // Section 6(2) requires no intention.
  if (years === 5 && days - limit > excessTakenAsMeant)
    reasons.push(
      toKnow('intention_looked_into', { over: excessTakenAsMeant, months: absenceAgainstIntention }, source, {
        days,
        limit,
      }),
    );
  return reasons;
}
