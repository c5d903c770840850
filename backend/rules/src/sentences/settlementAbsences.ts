import { dayCount, inLetters, writtenDay, type Day } from '../assessment/wording';
import { sentences } from './table';
import { fromTo, type Span } from './words';

/**
 * Sentences about days away on the way to settlement: how they were counted, what was left out, what is over a limit.
 * The months may be in the future, so the sentences avoid the past tense.
 */
export const settlementAbsences = {
  no_absence_limit: () => 'This route has no limit of days away. Citizenship has one.',

  twelve_months_within_limit: ({ days, limit }: { readonly days: number; readonly limit: number }) =>
    `Your worst 12 months have ${dayCount(days)} away. The limit is ${dayCount(limit)}.`,

  absences_to_list: ({ from }: { readonly from: number }) =>
    `You have 12 months with ${dayCount(from)} away or more. So the form asks you for a list of your absences.`,

  before_entry: ({
    days,
    olderGuidance,
  }: {
    readonly days: number;
    /** The number of days above which older guidance counted differently; null if there were fewer. */
    readonly olderGuidance: number | null;
  }) =>
    sentences(
      `You came to the UK ${dayCount(days)} after your visa was granted.`,
      'These days are part of your years. They also count as days away.',
      'The day of the grant is one of them. The day you arrived is not.',
      olderGuidance === null
        ? null
        : `Guidance of 2020 started your years on the day you arrived if there were more than ${olderGuidance} such days. Guidance of today does not say this.`,
    ),

  important_reason: ({ days, months }: { readonly days: number; readonly months: number }) =>
    `We left out ${dayCount(days)} away for an important reason. You may have one such absence of up to ${inLetters(months)} months. You need proof of the reason.`,

  permitted_absence: ({ days }: { readonly days: number }) =>
    `We left out ${dayCount(days)} away because the rules permit the reason. You must prove the reason when you apply.`,

  ignored_absence: ({
    days,
    kind,
    date,
  }: {
    readonly days: number;
    readonly kind: 'days_before' | 'begun_before' | 'permission_granted_before';
    readonly date: Day;
  }) => sentences(`We left out ${dayCount(days)} away.`, ignoredBecause(kind, writtenDay(date))),

  fixed_years: ({ days, since }: { readonly days: number; readonly since: Day }) =>
    `You were away ${dayCount(days)} on a visa granted before ${writtenDay(since)}. The rules count these days in fixed years. Your later absences are counted apart from them.`,

  permission_end_unknown: ({ months }: { readonly months: number }) =>
    `You did not say when your old visa ended. Visas of that time did not last much longer than ${months} months. So we count your later absences in any 12 months. Add your visas with their dates, and we count each one as the rules say.`,

  counted_backward_over_limit: ({
    days,
    limit,
    last,
  }: {
    readonly days: number;
    readonly limit: number;
    readonly last: Day;
  }) =>
    `There is one more way to count, because of a 29 February. Counted back from ${writtenDay(last)}, 12 months have ${dayCount(days)} away. The limit is ${dayCount(limit)}. By this way you are over it.`,

  twelve_months_over_limit: ({ days, limit, retryFrom, ...span }: Broken) =>
    sentences(
      `You have ${dayCount(days)} away in the 12 months ${fromTo(span)}.`,
      `The limit is ${dayCount(limit)}.`,
      startsLater(retryFrom),
    ),

  fixed_year_over_limit: ({
    days,
    limit,
    retryFrom,
    rollingSince,
    ...span
  }: Broken & { readonly rollingSince: Day }) =>
    sentences(
      `You have ${dayCount(days)} away in the year ${fromTo(span)}.`,
      `The limit is ${dayCount(limit)}.`,
      `The rules count in fixed years because your visa was granted before ${writtenDay(rollingSince)}.`,
      startsLater(retryFrom),
    ),

  single_absence_over_limit: ({
    days,
    limit,
    retryFrom,
    longResidenceBefore,
    months,
    ...span
  }: Broken & {
    /** Long residence: the day before which single absences were limited. Null for a child born in the UK. */
    readonly longResidenceBefore: Day | null;
    /** A child born in the UK: the most months at one time. */
    readonly months: number;
  }) =>
    sentences(
      `You have ${dayCount(days)} away at one time, ${fromTo(span)}.`,
      longResidenceBefore === null
        ? `A child born in the UK may be away for at most ${inLetters(months)} months at one time. Here that is ${dayCount(limit)} (not confirmed).`
        : `For long residence, an absence that began before ${writtenDay(longResidenceBefore)} may last at most ${dayCount(limit)}.`,
      startsLater(retryFrom),
    ),

  total_over_limit: ({ days, limit, retryFrom, ...span }: Broken) =>
    sentences(
      `You have ${dayCount(days)} away in all ${fromTo(span)}.`,
      `The limit is ${dayCount(limit)}.`,
      startsLater(retryFrom),
    ),

  other_count_differs: ({
    count,
    counted,
    worst,
    firstDay,
  }: {
    readonly count: OtherCount;
    /** The worst 12 months by the count of the answer. */
    readonly counted: WorstTwelveMonths | null;
    /** By the other count. */
    readonly worst: WorstTwelveMonths | null;
    readonly firstDay: Day | null;
  }) =>
    count === 'cautious'
      ? sentences(
          travelDaysLeftOut,
          worst?.exceeded === true && counted?.exceeded !== true
            ? describeMargin(
                { counted: counted?.days ?? 0, cautious: worst.days, limit: worst.limit },
                'the worst 12 months',
              )
            : null,
          firstDay === null ? null : `With days of travel the first day is ${writtenDay(firstDay)}.`,
        )
      : sentences(
          worst === null
            ? `${byHomeOffice}, the answer is different.`
            : `${byHomeOffice}, there are ${dayCount(worst.days)} away in the worst 12 months. That is ${worst.exceeded ? 'over' : 'within'} the limit of ${worst.limit}.`,
          firstDay === null ? null : `The first day you can apply is then ${writtenDay(firstDay)}.`,
        ),
} as const;

/** A broken limit, and the day from which the years can be free of it. */
interface Broken extends Span {
  readonly days: number;
  readonly limit: number;
  readonly retryFrom: Day;
}

const startsLater = (retryFrom: Day) => `So your years cannot start before ${writtenDay(retryFrom)}.`;

function ignoredBecause(kind: 'days_before' | 'begun_before' | 'permission_granted_before', date: string) {
  switch (kind) {
    case 'days_before':
      return `This route does not count days away before ${date}.`;
    case 'begun_before':
      return `This route does not count absences that began before ${date}.`;
    case 'permission_granted_before':
      return `This route does not count absences on a visa granted before ${date}.`;
  }
}

/** The count that the answer does not use. */
export type OtherCount = 'home_office' | 'cautious';

interface WorstTwelveMonths {
  readonly days: number;
  readonly limit: number;
  readonly exceeded: boolean;
}

/** The start of a sentence about the Home Office’s count, if the answer uses the cautious count. */
export const byHomeOffice = 'By the Home Office’s count, which leaves out the days you travel';

/** Without a subject, because a dependant's answer has the same sentence. */
export const travelDaysLeftOut = 'The Home Office does not count days of travel.';

/**
 * The margin of a limit that only the Home Office’s count keeps.
 * @param when the time that the limit covers
 */
export const describeMargin = (
  {
    counted,
    cautious,
    limit,
  }: { readonly counted: number; readonly cautious: number; readonly limit: number },
  when: string,
): string => {
  const left = limit - counted;
  return sentences(
    `It counts ${dayCount(counted)} in ${when}. The limit is ${limit}.`,
    left === 0 ? 'No day is left.' : `There ${left === 1 ? 'is' : 'are'} ${dayCount(left)} left.`,
    `With days of travel it is ${dayCount(cautious)}: keep proof of them.`,
  );
};
