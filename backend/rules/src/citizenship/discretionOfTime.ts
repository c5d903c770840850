import type { DayNumber } from '../calendar/civilDate';
import { yearsLater } from '../calendar/dayNumbers';
import type { Reason } from '../assessment/reason';
import { dayCount, toKnow } from '../assessment/wording';
import type { AbsenceLimitOnDay } from '../parameters/absenceLimits';
import { sources } from '../parameters/sources';

const source = sources.naturalisationGuidance;

/** How days of limited leave at the start of the twelve months before an application are seen, section 6(1). */
const limitedLeave = [
  { upTo: 9, message: 'Fewer than 10 are normally overlooked.' },
  { upTo: 90, message: 'From 10 to 90 may be overlooked with strong links to the UK.' },
  { upTo: Infinity, message: 'More than 90 need strong links to the UK and a compelling reason.' },
] as const;

/**
 * What may be overlooked of the twelve months without a time limit: the days of them before the settlement. Empty when
 * they are complete, and without settlement on the day of application. Naturalisation guidance v16.0, section 6(1).
 */
export function twelveMonthsReasons(application: DayNumber, settled: DayNumber): readonly Reason[] {
  const days = settled - yearsLater(application, -1);
  if (days <= 0 || settled > application) return [];
  const { message } = limitedLeave.find(({ upTo }) => days <= upTo) ?? limitedLeave[2];
  return [
    toKnow(
      'twelve_months_discretion',
      `${dayCount(days)} of the twelve months lie before your settlement. ${message} None need to be overlooked where the twelve months are complete by the decision.`,
      source,
      { days, first: settled - days, last: settled - 1 },
    ),
  ];
}

/** How an absence on the first day of the years may be overlooked, or avoided. */
export function firstDayReason(): Reason {
  return toKnow(
    'first_day_may_be_waived',
    'Absence on the first day may be overlooked after an overturned removal, where you were wrongly kept from returning, and for illness, a pandemic or service in the armed forces. A later date of application can also be agreed, within two months and at its fee.',
    source,
  );
}

/** So many days in all of diplomats, members of the forces and detained people may be disregarded. */
const technicalAbsence = { 5: 730, 3: 450 } as const;
/** With more days over the limit the intention to live in the UK is looked into. */
const excessTakenAsMeant = 30;

/** What matters where the whole period is over its limit, beside the bands. */
export function overTotalReasons(days: number, { years, days: limit }: AbsenceLimitOnDay): readonly Reason[] {
  if (days <= limit || years === 1) return [];
  const reasons: Reason[] = [];
  const disregarded = technicalAbsence[years];
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
        `More than ${excessTakenAsMeant} days over the limit: whether the UK will be your main home is looked into. An absence of more than six months, planned or recent, counts against it.`,
        source,
        { days, limit },
      ),
    );
  return reasons;
}
