import type { DayNumber } from '../calendar/civilDate';
import { monthsLater } from '../calendar/dayNumbers';
import type { Reason } from '../assessment/reason';
import { dayCount, inLetters, toKnow } from '../assessment/wording';
import type { AbsenceLimitOnDay } from '../parameters/absenceLimits';
import type { LawOnDay } from '../parameters/law';
import { sources } from '../parameters/sources';

const source = sources.naturalisationGuidance;

type Naturalisation = Pick<LawOnDay, 'naturalisation'>;

/**
 * What may be overlooked of the months without a time limit: the days of them before the settlement. Empty when
 * they are complete, and without settlement on the day of application. Naturalisation guidance v16.0, section 6(1).
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
  const months = `${inLetters(monthsSettled)} months`;
  return [
    toKnow(
      'twelve_months_discretion',
      `${dayCount(days)} of the ${months} lie before your settlement. ${message} None need to be overlooked where the ${months} are complete by the decision.`,
      source,
      { days, first: settled - days, last: settled - 1 },
    ),
  ];
}

/** How an absence on the first day of the years may be overlooked, or avoided. */
export function firstDayReason({ naturalisation }: Naturalisation): Reason {
  return toKnow(
    'first_day_may_be_waived',
    `Absence on the first day may be overlooked after an overturned removal, where you were wrongly kept from returning, and for illness, a pandemic or service in the armed forces. A later date of application can also be agreed, within ${inLetters(naturalisation.laterDateWithin)} months and at its fee.`,
    source,
  );
}

/** What matters where the whole period is over its limit, beside the bands. */
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
    reasons.push(
      toKnow(
        'technical_absence',
        `Absences as a diplomat, in the armed forces or in detention may be disregarded, up to ${disregarded} days in all and on conditions.`,
        source,
        { days, limit: disregarded },
      ),
    );
  // Section 6(2) asks for no intention.
  if (years === 5 && days - limit > excessTakenAsMeant)
    reasons.push(
      toKnow(
        'intention_looked_into',
        `More than ${excessTakenAsMeant} days over the limit: whether the UK will be your main home is looked into. An absence of more than ${inLetters(absenceAgainstIntention)} months, planned or recent, counts against it.`,
        source,
        { days, limit },
      ),
    );
  return reasons;
}
