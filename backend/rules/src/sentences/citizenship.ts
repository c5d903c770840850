import { adviser, dayCount, inLetters, writtenDay, type Day } from '../assessment/wording';
import { byHomeOffice, describeMargin, travelDaysLeftOut, type OtherCount } from './settlementAbsences';
import { sentences } from './table';

/** The sentences of an answer about citizenship: naturalisation, and registration of British Nationals (Overseas). */
export const citizenshipSentences = {
  present_on_first_day: ({ first, years }: FirstDay) =>
    `Your ${years} years count from ${writtenDay(first)}. By your journeys, you are in the UK on that day.`,

  absent_on_first_day: ({ first, years }: FirstDay) =>
    `Your ${years} years count from ${writtenDay(first)}. By your journeys, you are outside the UK on that day.`,

  total: ({
    years,
    discretion,
    ...counted
  }: Counted & { readonly years: number; readonly discretion: string }) =>
    sentences(awayIn(`your ${years} years`, counted), discretion),

  final_year: ({ discretion, ...counted }: Counted & { readonly discretion: string }) =>
    sentences(awayIn('the final year before you apply', counted), discretion),

  settlement_not_needed: ({ kind }: { readonly kind: 'irish' | 'right_of_abode' }) =>
    sentences(
      kind === 'irish' ? 'You are an Irish citizen.' : 'You have the right of abode.',
      'So you can live in the UK without a time limit.',
      'You need no settlement (indefinite leave to remain) and no waiting time.',
    ),

  settlement_date_missing: () =>
    'You need settlement (indefinite leave to remain) before citizenship. We do not know the day you got it.',

  settled_long_enough: settlementHeld,
  not_settled_long_enough: settlementHeld,

  residence_before_settled_status: ({ months }: { readonly months: number }) =>
    sentences(
      'You may be able to apply sooner.',
      'Did you live in the UK lawfully for five years before you got settled status?',
      `Then the time before it counts towards the ${inLetters(months)} months: you had permanent residence, or a permanent right to live here under the Withdrawal Agreement.`,
      `Send proof of these five years. Ask ${adviser} first, because the fee is lost if the answer is no.`,
    ),

  first_good_date: ({ on, byJourneysAlone }: { readonly on: Day; readonly byJourneysAlone: boolean }) =>
    byJourneysAlone
      ? `By your journeys alone, you meet the rules from ${writtenDay(on)}.`
      : `Your time and your days away meet the rules from ${writtenDay(on)}.`,

  twelve_months_discretion: ({
    days,
    months,
    complete,
    accepted,
  }: {
    readonly days: number;
    readonly months: number;
    /** The first application day without missing days. */
    readonly complete: Day;
    /** How the Home Office treats the missing days. */
    readonly accepted: string;
  }) =>
    sentences(
      `You need ${inLetters(months)} months with settlement. On the day you apply, ${dayCount(days)} of them ${days === 1 ? 'is' : 'are'} missing.`,
      accepted,
      `It may also accept it if the ${inLetters(months)} months are complete when it decides. It need not.`,
      `If you wait until ${writtenDay(complete)} you are safe.`,
    ),

  first_day_may_be_waived: ({ months }: { readonly months: number }) =>
    sentences(
      'The Home Office can accept an absence on the first day.',
      'It can do so if a removal was overturned, or if you were wrongly kept from returning.',
      'It can also do so for illness, a pandemic or service in the armed forces.',
      `You can also agree with it on a later day of application, within ${inLetters(months)} months.`,
      'Then the fee of that day applies.',
    ),

  technical_absence: ({ limit }: { readonly limit: number }) =>
    sentences(
      'Were you a diplomat, or were you held in the UK without a conviction?',
      `Then the Home Office can leave out these absences, up to ${dayCount(limit)} in all.`,
      'It has conditions for this. Time in prison after a conviction normally stays an absence.',
    ),

  service_absence: () =>
    'Did you serve in HM Armed Forces? Then the Home Office leaves out all absences on service, however many days they are.',

  intention_looked_into: ({ over, months }: { readonly over: number; readonly months: number }) =>
    sentences(
      `You are more than ${dayCount(over)} over the limit.`,
      'So the Home Office looks at whether the UK will be your main home.',
      `An absence of more than ${inLetters(months)} months, planned or recent, counts against you.`,
    ),

  crown_dependency_days: ({ journeys }: { readonly journeys: number }) =>
    sentences(
      `You made ${journeys === 1 ? 'a journey' : `${journeys} journeys`} to Jersey, Guernsey or the Isle of Man.`,
      'For citizenship these islands are part of the UK. So these days are not days away.',
      'For settlement they are days away, unless you lived there with a permission like your UK one.',
    ),

  islands_are_not_away: () =>
    sentences(
      'For citizenship, days in Jersey, Guernsey and the Isle of Man are not days away.',
      'If you were there on a journey, say so beside it.',
    ),

  under_18: ({ fullAge, on }: { readonly fullAge: number; readonly on: Day }) =>
    sentences(
      `You can apply for naturalisation from the age of ${fullAge}.`,
      `You are ${fullAge} on ${writtenDay(on)}.`,
      'Before that day a child can become British by registration (form MN1). It has other conditions.',
    ),

  english_and_test_not_asked: ({ age, on }: { readonly age: number; readonly on: Day }) =>
    `You are ${age} or over on ${writtenDay(on)}. So you do not need English or the Life in the UK test.`,

  intention_not_asked: () =>
    sentences(
      'You apply as the husband, wife or civil partner of a British citizen.',
      'So nobody asks whether you mean to go on living in the UK.',
    ),

  settlement_lapses_after: ({
    kind,
    years,
    first,
    last,
  }: {
    readonly kind: string;
    readonly years: number;
    readonly first: Day;
    readonly last: Day;
  }) =>
    sentences(
      lapseRule(kind, years),
      `Your absence counts from ${writtenDay(first)}.`,
      `Come back by ${writtenDay(last)}.`,
    ),

  settlement_may_have_lapsed: ({
    kind,
    years,
    first,
    last,
  }: {
    readonly kind: string;
    readonly years: number;
    readonly first: Day;
    readonly last: Day;
  }) =>
    sentences(
      'Your settlement may have lapsed.',
      lapseRule(kind, years),
      `You were away from ${writtenDay(first)}. You were not back by ${writtenDay(last)}.`,
      'Appendix Returning Resident says how you can return and settle again.',
      `Ask ${adviser} before you apply.`,
    ),

  lapse_on_islands_not_confirmed: ({
    years,
    first,
    last,
  }: {
    readonly years: number;
    readonly first: Day;
    readonly last: Day;
  }) =>
    sentences(
      `From ${writtenDay(first)} you were away for more than ${years} years without a break.`,
      'Part of this time was in Jersey, Guernsey or the Isle of Man.',
      'For citizenship these islands are part of the UK.',
      'So we took it that your indefinite leave continues there. That is not confirmed.',
      `If it does not continue, your settlement may have lapsed after ${writtenDay(last)}.`,
      `Ask ${adviser} before you pay.`,
    ),

  other_count_differs: ({
    count,
    counted,
    total,
    finalYear,
    firstDay,
  }: {
    readonly count: OtherCount;
    /** Days by the count of the answer. */
    readonly counted: { readonly total: number; readonly finalYear: number };
    /** By the other count. */
    readonly total: Counted;
    readonly finalYear: Counted;
    readonly firstDay: Day | null;
  }) => {
    if (count === 'cautious')
      return sentences(
        travelDaysLeftOut,
        describeMarginIfOver(counted.total, total, 'your qualifying years'),
        describeMarginIfOver(counted.finalYear, finalYear, 'the final year'),
        firstDay === null
          ? null
          : `With days of travel, time and days away meet the rules from ${writtenDay(firstDay)}.`,
      );
    return sentences(
      `${byHomeOffice}, you have ${dayCount(total.days)} away in all. That is ${withinOrOver(total)}.`,
      `In the final year before you apply you have ${dayCount(finalYear.days)} away. That is ${withinOrOver(finalYear)}.`,
      firstDay === null
        ? null
        : `Then your time and your days away meet the rules from ${writtenDay(firstDay)}.`,
    );
  },

  registration_first_good_date: ({ on }: { readonly on: Day }) =>
    `For registration, your time and your days away meet the rules from ${writtenDay(on)}.`,

  registration_residence: ({ years, on }: { readonly years: number; readonly on: Day }) =>
    `Your ${inLetters(years)} years since you came to the UK are complete if you apply on ${writtenDay(on)} or later.`,

  registration_total: ({ years, ...counted }: Counted & { readonly years: number }) =>
    sentences(awayIn(`your ${years} years`, counted), moreIsAccepted(counted)),

  registration_final_year: (counted: Counted) =>
    sentences(awayIn('the final year before you apply', counted), moreIsAccepted(counted)),

  registration_asks_less: () =>
    sentences(
      'For registration you need no English and no Life in the UK test.',
      'Nobody asks whether you mean to go on living in the UK.',
      'But you need good character.',
    ),

  registration_fee: ({
    fee,
    naturalisation,
    laterFees,
  }: {
    readonly fee: string;
    readonly naturalisation: string;
    /** The day of a later fee list that is unknown; null if there is none. */
    readonly laterFees: Day | null;
  }) =>
    sentences(
      `Registration costs an adult ${fee} (not confirmed). Check the fee before you pay.`,
      `Naturalisation costs ${naturalisation}. You pay for the ceremony as well, in both cases.`,
      laterFees === null ? null : `There is a later list of fees, of ${writtenDay(laterFees)}.`,
    ),
} as const;

interface FirstDay {
  readonly first: Day;
  readonly years: number;
}

/** Days away and their limit. */
interface Counted {
  readonly days: number;
  readonly limit: number;
}

const awayIn = (period: string, { days, limit }: Counted) =>
  `You have ${dayCount(days)} away in ${period}. The limit is ${dayCount(limit)}.`;

const withinOrOver = ({ days, limit }: Counted) =>
  `${days > limit ? 'over' : 'within'} the limit of ${limit}`;

/** The margin of a limit that only the other count exceeds; null if both keep it or neither does. */
const describeMarginIfOver = (counted: number, { days: cautious, limit }: Counted, when: string) =>
  counted <= limit && cautious > limit ? describeMargin({ counted, cautious, limit }, when) : null;

const moreIsAccepted = ({ days, limit }: Counted) =>
  days <= limit
    ? null
    : `The Home Office can accept more in special circumstances. How it decides is not confirmed. Ask ${adviser}.`;

const lapseRule = (kind: string, years: number) =>
  `${kind} ends after more than ${years} years outside the UK without a break.`;

/** Months of settlement required before the application; 0 if only the day itself matters. */
function settlementHeld({ months, on }: { readonly months: number; readonly on: Day }): string {
  return months === 0
    ? `You need settlement (indefinite leave to remain) on the day you apply. You have it from ${writtenDay(on)}.`
    : `You need ${inLetters(months)} months with settlement (indefinite leave to remain) before you apply. They are complete on ${writtenDay(on)}.`;
}

/** Why a question is asked that decides citizenship. */
export const whyCitizenshipAsks = {
  applied_in_time: () =>
    sentences(
      'If you applied before it ended, the law continued your permission until the decision.',
      'Then your years in the UK also count the visas before.',
      'If you applied later, your years count from the later visa.',
    ),

  crown_dependency: () =>
    sentences(
      'For citizenship the Channel Islands and the Isle of Man are part of the UK.',
      'If you were there the whole time, these days are not days away.',
    ),
} as const;
