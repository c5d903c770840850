import { adviser, dayCount, writtenDay, type Day } from '../assessment/wording';
import type { EnglishHeld } from '../assessment/request';
import type { EnglishLevel } from '../parameters/englishLevels';
import { sentences } from './table';

/** Sentences of the citizenship calculator in addition to those of citizenship. */
export const citizenshipCalculatorSentences = {
  residence: ({ years, entry, from }: { readonly years: number; readonly entry: Day; readonly from: Day }) =>
    `You came to the UK on ${writtenDay(entry)}. Your ${years} years are complete if you apply on ${writtenDay(from)} or later.`,

  absence_dates_unknown: () =>
    sentences(
      'We cannot name a date.',
      'Your totals do not show when your days away leave the years that count.',
      'Enter individual trips to see it.',
    ),

  recent_absences_differ: ({ typed, counted }: { readonly typed: number; readonly counted: number }) =>
    sentences(
      `You typed ${dayCount(typed)} away in the last 12 months.`,
      `Your trips come to ${dayCount(counted)}.`,
      'We use the larger number. Check that every trip is in the list.',
    ),

  irregular_arrival: () =>
    'Somebody who came to the UK without permission is normally refused citizenship, however long ago it was.',

  criminal_record: () =>
    sentences(
      'A criminal record can lead to a refusal.',
      'It depends on the sentence and on how long ago it was.',
      askFirst,
    ),

  financial_issues: () =>
    sentences('Bankruptcy, unpaid tax or other debts can speak against your good character.', askFirst),

  immigration_issues: () =>
    sentences(
      'Overstaying and breaking the conditions of a visa can speak against your good character.',
      askFirst,
    ),

  settlement_status_unclear: () =>
    sentences(
      'For citizenship you need indefinite leave, settled status or another right to stay without a time limit.',
      'Check that yours is one of these.',
    ),

  settlement_planned: ({ on }: { readonly on: Day }) =>
    `Your settlement on ${writtenDay(on)} is still to come. This answer is right only if you get it by then.`,

  settled_before_entry: ({ entry }: { readonly entry: Day }) =>
    sentences(
      'By your dates, you got settlement before you came to the UK.',
      'This can be so with indefinite leave to enter.',
      `Check both dates. Your years in the UK count from ${writtenDay(entry)}.`,
    ),

  application_in_the_past: ({ on }: { readonly on: Day }) =>
    `This is the answer for an application on ${writtenDay(on)}. That day has passed. For a new application, plan today or a later day.`,
} as const;

const askFirst = `Ask ${adviser} before you apply.`;

const costOfRefusal = (fee: string) =>
  sentences(
    'It does not matter how long ago it was.',
    `You lose the fee of ${fee}.`,
    'Your settlement (ILR) stays as it is.',
  );

/** Headlines shown instead of a plain yes or no. */
export const headlineSentences = {
  settlement_may_have_lapsed: () => `Your settlement may have lapsed. ${askFirst}`,

  under_18: ({ fullAge, on }: { readonly fullAge: number; readonly on: Day }) =>
    `You are ${fullAge} on ${writtenDay(on)}. Before that day you can become British by registration, not by naturalisation.`,

  irregular_arrival: ({ fee }: { readonly fee: string }) =>
    sentences(
      'Do not apply before you have asked an adviser.',
      'You came to the UK without permission. Then the Home Office normally refuses citizenship.',
      costOfRefusal(fee),
    ),

  irregular_arrival_possible: ({ fee }: { readonly fee: string }) =>
    sentences(
      'Did you come to the UK without permission, for example in a small boat or hidden in a lorry?',
      'Then the Home Office normally refuses citizenship, and you should not apply before you have asked an adviser.',
      costOfRefusal(fee),
    ),

  criminal_record: ({ timeAndDays }: { readonly timeAndDays: boolean }) =>
    `By time and absences, ${timeAndDays ? 'yes' : 'not yet'}. A conviction can decide otherwise: ask ${adviser}.`,
} as const;

/** What to do or wait for before applying. */
export const suggestionSentences = {
  settlement_lapse: () =>
    sentences(
      'You were outside the UK for longer than settlement lasts.',
      'Appendix Returning Resident says how you can get it back.',
      `Ask ${adviser} before you pay a fee.`,
    ),

  under_18: ({ fullAge, on }: { readonly fullAge: number; readonly on: Day }) =>
    sentences(
      `You can apply for naturalisation from the age of ${fullAge}. That is from ${writtenDay(on)}.`,
      'Before that day, look at registration (form MN1). It has other conditions.',
    ),

  waiting_date: ({
    settledFrom,
    residentFrom,
    firstDay,
  }: {
    /** Null if it has lasted long enough. */
    readonly settledFrom: Day | null;
    readonly residentFrom: Day | null;
    readonly firstDay: Day | null;
  }) =>
    sentences(
      settledFrom === null ? null : `Your settlement has lasted long enough on ${writtenDay(settledFrom)}.`,
      residentFrom === null ? null : `Your years in the UK are complete on ${writtenDay(residentFrom)}.`,
      firstDay === null ? null : `Your time and your days away meet the rules from ${writtenDay(firstDay)}.`,
    ),

  absences_total: overTheLimit,
  absences_recent: overTheLimit,

  first_day: ({ firstDay }: { readonly firstDay: Day | null }) =>
    sentences(
      'You must be in the UK on the first day of the years that count.',
      'By your trips, you are abroad on it.',
      firstDay === null ? enterTrips : `If you apply from ${writtenDay(firstDay)} on, this is right.`,
    ),

  english: ({
    asked,
    on,
    held,
    exemptFrom,
  }: {
    readonly asked: EnglishLevel;
    readonly on: Day;
    readonly held: EnglishHeld | null;
    /** The age from which it is not required; null if the birth date decides. */
    readonly exemptFrom: number | null;
  }) =>
    sentences(
      `You need English at level ${asked} or higher on ${writtenDay(on)}.`,
      held === null ? null : held === 'none' ? 'You have no level yet.' : `You have level ${held}.`,
      'You can show it with an approved test or a degree taught in English.',
      'You can also show it by the passport of a country where most people speak English.',
      exempt('English', exemptFrom),
    ),

  life_in_uk: ({ exemptFrom }: { readonly exemptFrom: number | null }) =>
    sentences(
      'Pass the Life in the UK test. A pass for your settlement counts, and it never expires.',
      exempt('the test', exemptFrom),
    ),

  good_character: () => `If anything may speak against your good character, ask ${adviser} before you apply.`,

  future_intentions: () => 'Confirm that you intend to go on living in the UK.',

  physical_presence: () => 'Confirm that you were in the UK in the years that count. Have proof of it ready.',

  exact_date: () => 'Confirm that you were in the UK on the first day of the years. Have proof of it ready.',
} as const;

const enterTrips = 'Enter individual trips to see from which day your days away are within the limit.';

function overTheLimit({
  days,
  limit,
  isRefused,
  discretion,
  firstDay,
}: {
  readonly days: number;
  readonly limit: number;
  /** Whether this number of days is normally refused. */
  readonly isRefused: boolean;
  /** How the Home Office treats this number of days. */
  readonly discretion: string;
  readonly firstDay: Day | null;
}): string {
  return sentences(
    `You have ${dayCount(days)} away. That is ${days - limit} more than the limit of ${limit}.`,
    isRefused ? null : 'Discretion may apply: the Home Office can accept more days.',
    discretion,
    firstDay === null
      ? enterTrips
      : `Or wait. From ${writtenDay(firstDay)} your days away are within the limits.`,
  );
}

const exempt = (what: string, from: number | null) =>
  from === null
    ? `You do not need ${what} if a long-term condition prevents you.`
    : `You do not need ${what} if you are ${from} or over, or if a long-term condition prevents you.`;
