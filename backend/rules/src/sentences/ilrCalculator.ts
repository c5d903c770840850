import { adviser, dayCount, writtenDay, type Day } from '../assessment/wording';
import type { EnglishLevel } from '../parameters/englishLevels';
import { sentences } from './table';
import { describeExemptions, type AgesAsked } from './words';

/** Sentences of the ILR calculator in addition to those of settlement. */
export const ilrSentences = {
  year_over_limit: ({
    days,
    year,
    limit,
  }: {
    readonly days: number;
    readonly year: number;
    readonly limit: number;
  }) =>
    sentences(
      `You have ${dayCount(days)} away in ${year}. You may be away at most ${dayCount(limit)} in any 12 months.`,
      `Without the dates of your trips, your years can only start again on 1 January ${year + 1}.`,
      'Enter individual trips. The date may then be earlier.',
    ),

  early_years_over_limit: ({
    days,
    year,
    since,
    limit,
  }: {
    readonly days: number;
    readonly year: number;
    readonly since: Day;
    readonly limit: number;
  }) =>
    sentences(
      `You have ${dayCount(days)} away up to the end of ${year}.`,
      `Before ${writtenDay(since)}, long residence allows at most ${dayCount(limit)} in all.`,
    ),

  years_may_hide_window: ({
    one,
    next,
    limit,
  }: {
    readonly one: YearAndDays;
    readonly next: YearAndDays;
    readonly limit: number;
  }) =>
    sentences(
      `You have ${dayCount(one.days)} away in ${one.year}.`,
      `In ${next.year} you have ${dayCount(next.days)}.`,
      `Together that is more than ${dayCount(limit)}.`,
      'Your totals do not show when you were away.',
      'So 12 months across the two years may be over the limit.',
      'Enter individual trips to be sure.',
    ),

  year_may_hide_long_absence: ({
    days,
    year,
    since,
    limit,
  }: {
    readonly days: number;
    readonly year: number;
    readonly since: Day;
    readonly limit: number;
  }) =>
    sentences(
      `You have ${dayCount(days)} away in ${year}.`,
      `Before ${writtenDay(since)}, no single absence may be longer than ${dayCount(limit)}.`,
      'Your totals do not show whether one was. Enter individual trips to be sure.',
    ),

  totals_before_entry: () =>
    sentences(
      'The days between the issue of your visa and your arrival count as days away.',
      'Add them to your yearly totals if they are not there yet.',
    ),

  financial_requirement_missing: () =>
    'By your answer, you do not meet the financial requirement of your visa.',

  good_character_missing: () =>
    sentences(
      'By your answer, you do not meet the good character requirement.',
      'Ask for advice before you apply.',
      'Much depends on what happened, and when.',
    ),

  english_not_asked: () => 'You do not need to show English on this route.',

  money_not_asked: () => 'This route has no test of money for settlement.',

  english_to_show: ({ level, ages }: { readonly level: EnglishLevel | null; readonly ages: AgesAsked }) =>
    sentences(`You still need to show English${atLevel(level)}.`, describeExemptions(ages)),

  english_missing: ({ level, ages }: { readonly level: EnglishLevel | null; readonly ages: AgesAsked }) =>
    sentences(
      'By your answer, you do not meet the English language requirement.',
      level === null ? null : `You need English${atLevel(level)}.`,
      describeExemptions(ages),
    ),

  long_residence_possible: ({ years }: { readonly years: number }) =>
    sentences(
      `Lawful years on this visa may count towards the ${years} years of long residence.`,
      'Do you want to see when they are complete?',
      'Then choose “Long residence” as the visa type, with the day your first visa was issued.',
    ),

  route_unknown: ({
    years,
    limit,
    firstDay,
  }: {
    readonly years: number;
    readonly limit: number;
    readonly firstDay: Day | null;
  }) =>
    sentences(
      'Your visa type does not say which rules apply to you. So we cannot say that you are eligible.',
      'We made an estimate by the rules that most routes have.',
      `They ask for ${years} years, with at most ${dayCount(limit)} away in any 12 months.`,
      firstDay === null ? null : `By them the first day to apply is ${writtenDay(firstDay)}.`,
    ),

  other_qualifying_years: ({
    usual,
    others,
  }: {
    readonly usual: number;
    readonly others: readonly number[];
  }) => `We counted with ${usual} years. Some people on this route need ${others.join(' or ')} years.`,
} as const;

interface YearAndDays {
  readonly year: number;
  readonly days: number;
}

const atLevel = (level: EnglishLevel | null) => (level === null ? '' : ` at level ${level}`);

/** Sentences of the calculator outside its reasons. */
export const ilrResultSentences = {
  discretion_reason: ({ route }: { readonly route: string }) =>
    sentences(
      `Your absences are over the limit of the route “${route}”.`,
      'You can leave out days away for certain reasons, if you have proof.',
      'Examples are a serious illness, a travel disruption or a crisis abroad.',
      'The reasons stand in CR 3.4 of Appendix Continuous Residence.',
    ),
} as const;

/** Sentences about missing data. */
export const ilrMissing = {
  absence_total: ({ year }: { readonly year: number }) =>
    `Enter your days away in ${year}. Enter 0 if you were not away.`,

  trips: () =>
    'Enter the dates of your trips. The rule looks at single absences. Your yearly totals do not show them.',

  route: () =>
    `Choose the visa you have. Your visa type does not say which rules apply to you. If you are not sure, ask ${adviser}.`,
} as const;
