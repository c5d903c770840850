import { adviser, dayCount, inLetters, writtenDay, type Day } from '../assessment/wording';
import { sentences } from './table';
import { fromTo, type Span } from './words';

/**
 * The sentences about registering a child as British. A lawyer reads them too, with the parent's name instead of
 * “you”. Sentences that are not about a parent use neither.
 */
export const registrationSentences = {
  already_british: () => 'The child is British already. No registration is needed.',

  british_from_birth: ({
    who,
    status,
    known,
    beforeAge,
  }: {
    /** `you`, or a name. */
    readonly who: string;
    readonly status: SettledStatus;
    /** Whether the day is recorded: it was then before the birth. */
    readonly known: boolean;
    readonly beforeAge: number;
  }) => {
    const was = who === 'you' ? 'you were' : `${who} was`;
    return known
      ? sentences(
          `The child was born in the UK, and at that time ${was} ${status}.`,
          `So the child is British from birth (section 1(1)), if ${who === 'you' ? 'you are' : `${who} is`} a parent by law.`,
          'There is nothing to register. Apply for a British passport.',
          'Check this before paying for anything.',
        )
      : sentences(
          `If ${was} ${status} on the day of birth, the child has been British since then. Then no registration is needed.`,
          `If it was later, the child can be registered under section 1(3) until the age of ${beforeAge}.`,
          'Check this before paying for anything.',
          status === 'settled' ? 'With that day in the record, we can say which it is.' : null,
        );
  },

  /** Both outcomes, if the other parent's status is unknown. */
  other_parent_not_sure: ({ who, beforeAge }: { readonly who: string; readonly beforeAge: number }) =>
    sentences(
      `Is ${who} a parent by law, and British or settled on the day of birth?`,
      'Then the child is British from birth (section 1(1)), and there is nothing to register.',
      `If ${who} became British or settled later, the child can be registered until the age of ${beforeAge} (section 1(3)).`,
      'Find out which it is before paying for anything.',
    ),

  other_parent_not_asked: ({ beforeAge }: { readonly beforeAge: number }) =>
    sentences(
      'The record does not say what the other parent is.',
      'If that parent was British or settled on the day of birth, the child is British from birth (section 1(1)).',
      `If that parent became so later, the child can be registered until the age of ${beforeAge} (section 1(3)).`,
      'Add it to the child in the record before paying for anything.',
    ),

  supposed_not_british: () => 'We took it that the child is not British already.',

  fee_waiver: () =>
    sentences(
      'The Home Office can waive the fee if the child would otherwise go without what they need.',
      'This is not confirmed. Check it on GOV.UK before paying.',
    ),

  good_character: ({
    age,
    isAsked,
    on,
  }: {
    readonly age: number;
    readonly isAsked: boolean;
    readonly on: Day;
  }) =>
    sentences(
      `A child needs good character from the age of ${age}.`,
      isAsked ? 'The child is that old now.' : `The child is that old on ${writtenDay(on)}.`,
    ),

  registered_before_18: ({ age, lastDay }: { readonly age: number; readonly lastDay: Day }) =>
    `The application had to come before the age of ${age}. The last day was ${writtenDay(lastDay)}.`,

  parent_settled: ({
    who,
    status,
    since,
    lies,
  }: {
    readonly who: string;
    readonly status: SettledStatus;
    /** Null if unknown. */
    readonly since: Day | null;
    readonly lies: 'behind' | 'ahead';
  }) => {
    const [is, has, willBe] =
      who === 'you'
        ? ['You are', 'You have been', 'You will be']
        : ['is', 'has been', 'will be'].map(
            (verb) => `${who.charAt(0).toUpperCase()}${who.slice(1)} ${verb}`,
          );
    if (since === null) return `${is} ${status}.`;
    return lies === 'behind'
      ? `${has} ${status} since ${writtenDay(since)}.`
      : `${willBe} ${status} from ${writtenDay(since)}.`;
  },

  parent_in_law: () =>
    'This counts for a mother. It counts for a father if he is the father by law. A step-parent does not count.',

  no_parent_settled: ({ age }: { readonly age: number }) =>
    sentences(
      'By the record, no parent is British or settled yet.',
      'The child can be registered once a parent is British or settled.',
      `This is possible until the age of ${age}.`,
    ),

  parent_not_known: ({ who }: { readonly who: string }) =>
    sentences(
      `We do not know whether ${who} is settled or British.`,
      `If ${who} is a parent and is one of the two, the child can be registered now.`,
    ),

  ten_years_old: ({ age, on }: { readonly age: number; readonly on: Day }) =>
    `The child is ${inLetters(age)} years old on ${writtenDay(on)}. An application before that day is too early.`,

  ninety_days_each_year: ({
    days,
    limit,
    years,
    isOldEnough,
  }: {
    readonly days: number;
    readonly limit: number;
    readonly years: number;
    readonly isOldEnough: boolean;
  }) =>
    sentences(
      `By the journeys in the record, the child was away at most ${dayCount(days)} in each of their first ${inLetters(years)} years.`,
      'The days of travel are left out.',
      `The limit is ${dayCount(limit)} a year.`,
      isOldEnough ? null : `It must stay like this until the child is ${inLetters(years)}.`,
    ),

  over_ninety_days: ({
    days,
    limit,
    year,
    ...span
  }: { readonly days: number; readonly limit: number; readonly year: number } & Span) =>
    sentences(
      `The child was away ${dayCount(days)} in year ${year} of their life.`,
      `That is the year ${fromTo(span)}.`,
      `The limit is ${dayCount(limit)}.`,
    ),

  other_count_differs: ({ days, year }: { readonly days: number; readonly year: number }) =>
    sentences(
      `With the days of travel, the child was away ${dayCount(days)} in year ${year} of their life.`,
      'The Home Office leaves out the days of travel. Keep proof of them.',
    ),

  special_circumstances: () =>
    sentences(
      'The Home Office can allow more days in special circumstances (section 1(7)).',
      'When it does so is not confirmed here.',
      `Ask ${adviser}.`,
    ),

  discretion: () =>
    sentences(
      'The Home Office can register any child (section 3(1)).',
      'It looks at where the future of the child lies and at the status of the parents.',
      'The child has no right to it. The fee is lost if the answer is no.',
      `Ask ${adviser} first.`,
    ),

  by_descent: ({ age, years, days }: ByDescent) =>
    sentences(
      'Was a parent British by descent when the child was born? That is a parent who was born abroad and is British through their own parent.',
      `Then look at two things. Was that parent’s own mother or father British in another way, for example by birth in the UK?`,
      `And did the parent live in the UK for ${inLetters(years)} years before the birth, with at most ${days} days away?`,
      `If both are so, the child has a right to be registered before the age of ${age}.`,
    ),

  by_descent_living_here: ({ age, years, days }: ByDescent) =>
    sentences(
      'Was a parent British by descent when the child was born?',
      `Then the child has a right to be registered before the age of ${age} if the family lives here.`,
      `The child and both parents must have been in the UK for the ${inLetters(years)} years before you apply, each with at most ${days} days away.`,
      'Both parents must agree. Of parents who live apart, one is enough.',
    ),

  days_of_the_child: ({
    days,
    limit,
    years,
    first,
  }: {
    readonly days: number;
    readonly limit: number;
    readonly years: number;
    readonly first: Day;
  }) =>
    sentences(
      `The child was away for ${dayCount(days)} in the last ${inLetters(years)} years, since ${writtenDay(first)}.`,
      days <= limit
        ? `That is within the ${limit} days.`
        : `That is more than the ${limit} days. The Home Office cannot allow more.`,
    ),

  too_young_for_years: ({ years, on }: { readonly years: number; readonly on: Day }) =>
    `The child is ${inLetters(years)} years old on ${writtenDay(on)}. An application before that day is too early.`,
} as const;

/** The tests of sections 3(2) and 3(5): an age limit, years in the UK and days away. */
interface ByDescent {
  readonly age: number;
  readonly years: number;
  readonly days: number;
}

type SettledStatus = 'British' | 'settled';

/** Sentences about missing data. */
export const registrationMissing = {
  born_in_uk: () => 'Say whether the child was born in the UK. It decides how the child can be registered.',

  journeys: ({ years }: { readonly years: number }) =>
    `Say whose journeys the child makes. The days away in each of their first ${inLetters(years)} years decide.`,
} as const;
