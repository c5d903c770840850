import { adviser, dayCount, inLetters, writtenDay, type Day } from '../assessment/wording';
import type { EnglishLevel } from '../parameters/englishLevels';
import { sentences } from './table';
import { fromTo, levelAsked, type Span, unlessConfirmed } from './words';

/** Why the first day to apply is before the day on which the years are complete: shown with both days. */
export const mayApplyEarly = (days: number): string =>
  `You can apply up to ${dayCount(days)} before your years are complete.`;

/** The first and last day to apply for settlement, and the years behind them. */
export const settlementDates = {
  qualifying_period: ({
    years,
    start,
    completes,
    completeSince,
  }: {
    readonly years: number;
    readonly start: Day;
    readonly completes: Day;
    /** The day on which the years were complete for the first time; null if it is the day of these years. */
    readonly completeSince: Day | null;
  }) =>
    completeSince === null
      ? `Your ${years} years count from ${writtenDay(start)}. They are complete on ${writtenDay(completes)}.`
      : `Your ${years} years were complete on ${writtenDay(completeSince)}. An application now looks at the last ${years} years. These begin on ${writtenDay(start)}.`,

  counted_back_from_later_day: ({ days, ancestry }: { readonly days: number; readonly ancestry: boolean }) =>
    sentences(
      mayApplyEarly(days),
      `The Home Office counts your years back from a day up to ${dayCount(days)} after you apply.`,
      `It can also count back from the day of its decision${ancestry ? ' or the end of your last Ancestry visa' : ''}, if that is better for you.`,
    ),

  wait_until: ({ earliest, days }: { readonly earliest: Day; readonly days: number }) =>
    `The first day you can apply is ${writtenDay(earliest)}. You have ${dayCount(days)} to wait.`,

  earlier_years_serve: ({ years, ...span }: { readonly years: number } & Span) =>
    `Any ${years} years in a row with this visa are enough. Your years ${fromTo(span)} count. Later absences do not matter.`,

  earlier_years_do_not_serve: ({
    years,
    daysAfter,
    ...span
  }: {
    readonly years: number;
    /** The number of days after the application by which the years may end; null if they end with it. */
    readonly daysAfter: number | null;
  } & Span) =>
    sentences(
      `You kept the rules for ${years} years, ${fromTo(span)}.`,
      `But you need the last ${years} years before you apply.`,
      daysAfter === null ? null : `They may end up to ${dayCount(daysAfter)} after you apply.`,
      'So these earlier years do not help you.',
    ),

  thirty_months_in_sixty: ({
    monthsInTwelve,
    since,
    months,
    ofMonths,
    start,
  }: {
    readonly monthsInTwelve: number;
    readonly since: Day;
    readonly months: number;
    readonly ofMonths: number;
    readonly start: Day;
  }) =>
    sentences(
      `You were away for more than ${monthsInTwelve} months in a period of 12 months.`,
      `There is a second rule for applications since ${writtenDay(since)}.`,
      `It allows you to be away for at most ${months} of the last ${ofMonths} months.`,
      `By this rule your years from ${writtenDay(start)} count.`,
    ),

  sooner_by_long_residence: ({
    on,
    today,
    years,
  }: {
    readonly on: Day;
    readonly today: Day;
    readonly years: number;
  }) =>
    sentences(
      'There is another way that may be sooner: long residence.',
      on <= today
        ? `It needs ${inLetters(years)} lawful years in the UK. By your visas you have them, and you can apply now.`
        : `It needs ${inLetters(years)} lawful years in the UK. By your visas you can apply from ${writtenDay(on)}.`,
      'Choose “Long residence” in the ILR calculator to see its requirements.',
    ),

  earlier_in_practice: ({
    inPractice,
    days,
    months,
    earliest,
  }: {
    readonly inPractice: Day;
    readonly days: number;
    readonly months: number;
    readonly earliest: Day;
  }) =>
    sentences(
      `GOV.UK lets you apply from ${writtenDay(inPractice)}.`,
      `That is ${dayCount(days)} before your ${months} months are complete (not confirmed).`,
      `The Immigration Rules ask for ${months} full months on the day you apply.`,
      `The safe day is ${writtenDay(earliest)}.`,
    ),

  english_level_between: ({
    early,
    late,
    confirmed,
  }: {
    readonly early: { readonly on: Day; readonly level: EnglishLevel };
    readonly late: { readonly on: Day; readonly level: EnglishLevel };
    readonly confirmed: boolean;
  }) =>
    sentences(
      'The day you apply decides which level of English you need.',
      `On ${writtenDay(early.on)} it is level ${early.level}.`,
      `On ${writtenDay(late.on)} it is ${levelAsked(late.level, confirmed)}.`,
    ),

  apply_before_permission_ends: ({ years, applyBy }: { readonly years: number; readonly applyBy: Day }) =>
    `Your ${inLetters(years)} years are complete. Apply before your permission ends on ${writtenDay(applyBy)} (not confirmed). On the day after, you have no permission.`,

  last_days_of_permission: ({
    days,
    earliest,
    applyBy,
  }: {
    readonly days: number;
    readonly earliest: Day;
    readonly applyBy: Day;
  }) =>
    sentences(
      `Apply in the last ${days} days of your permission.`,
      `The first of these days is ${writtenDay(earliest)}.`,
      `The last one is ${writtenDay(applyBy)} (not confirmed).`,
      'On the day after, you have no permission.',
    ),

  apply_inside_uk: ({
    on,
    back,
  }: {
    readonly on: Day;
    /** The day of their return; null if unknown. */
    readonly back: Day | null;
  }) =>
    sentences(
      `By your journeys you are abroad on ${writtenDay(on)}.`,
      'You have to be in the UK when you apply for settlement.',
      back === null ? 'Apply once you are back.' : `Apply once you are back on ${writtenDay(back)}.`,
    ),

  last_days_over: ({ days, applyBy }: { readonly days: number; readonly applyBy: Day }) =>
    sentences(
      `You apply for settlement in the last ${days} days of your permission.`,
      `These days ended on ${writtenDay(applyBy)} (not confirmed).`,
      'If you stay in the UK without permission after that day, you are overstaying.',
    ),

  lawful_residence_assumed: ({ start }: { readonly start: Day }) =>
    `You gave no visas with their dates. So we took it that you have had one without a gap since ${writtenDay(start)}.`,

  journey_ends_good_days: ({ last, again }: { readonly last: Day; readonly again: Day }) =>
    `Apply by ${writtenDay(last)}, before your journey. After it, the first day you can apply is ${writtenDay(again)}.`,

  lived_on_islands: ({ days }: { readonly days: number }) =>
    `You spent ${dayCount(days)} in Jersey, Guernsey or the Isle of Man. We took this as time in the UK. That is right if your most recent permission was granted in the UK.`,

  rules_change: ({
    change,
    applyBy,
    again,
  }: {
    readonly change: Day;
    readonly applyBy: Day;
    readonly again: Day | null;
  }) =>
    sentences(
      `The rules change on ${writtenDay(change)}. Apply by ${writtenDay(applyBy)}.`,
      again === null ? null : `After that, the first day you can apply is ${writtenDay(again)}.`,
    ),

  route_closed: ({
    on,
    laterFor,
  }: {
    readonly on: Day;
    readonly laterFor: { readonly who: string; readonly on: Day } | null;
  }) =>
    sentences(
      `The last day to apply on this route is ${writtenDay(on)}.`,
      laterFor === null ? null : `Only ${laterFor.who} can apply until ${writtenDay(laterFor.on)}.`,
    ),

  combining_not_confirmed: ({
    titles,
    route,
    firstDay,
  }: {
    readonly titles: readonly string[];
    readonly route: string;
    readonly firstDay: Day | null;
  }) =>
    sentences(
      `You have years with ${titles.join(' and ')}.`,
      `It is not confirmed that they count together with ${route}.`,
      'This answer leaves them out.',
      firstDay === null ? null : `If they count, the first day you can apply is ${writtenDay(firstDay)}.`,
      `Ask ${adviser}.`,
    ),

  permission_does_not_count: ({
    title,
    years,
    confirmed,
    ...span
  }: { readonly title: string; readonly years: number; readonly confirmed: boolean } & Span) =>
    sentences(
      `${title}: you had this permission ${fromTo(span)}.`,
      'This time is lawful and does not break your residence.',
      `But it does not count towards your ${inLetters(years)} years${unlessConfirmed(confirmed)}.`,
      `So your ${inLetters(years)} years end later, by the same number of days.`,
    ),
} as const;
