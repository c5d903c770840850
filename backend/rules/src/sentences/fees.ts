import { inLetters, inLettersFirst, writtenDay, type Day } from '../assessment/wording';
import { sentences } from './table';

/** A length of permission in whole years and remaining months. */
interface Length {
  readonly years: number;
  readonly rest: number;
}

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** `2 years and 9 months`. */
const inWords = ({ years, rest }: Length): string =>
  [years === 0 ? null : count(years, 'year'), rest === 0 ? null : count(rest, 'month')]
    .filter((part) => part !== null)
    .join(' and ');

/** `2½ years`, `half a year`. */
function charged(halfYears: number): string {
  const wholeYears = Math.floor(halfYears / 2);
  if (halfYears % 2 === 0) return count(wholeYears, 'year');
  return wholeYears === 0 ? 'half a year' : `${wholeYears}½ years`;
}

/** The explanation of the surcharge. It spells out the half years, because people often ask about them. */
export const surchargeSentences = {
  counted: ({
    length,
    halfYears,
    halfYearUpTo,
    rate,
  }: {
    readonly length: Length;
    readonly halfYears: number;
    readonly halfYearUpTo: number;
    readonly rate: string;
  }) =>
    sentences(
      `The permission is for ${inWords(length)}.`,
      length.rest === 0
        ? null
        : length.rest <= halfYearUpTo
          ? `A rest of up to ${inLetters(halfYearUpTo)} months costs half a year.`
          : `A rest of more than ${inLetters(halfYearUpTo)} months costs a whole year.`,
      `So you pay for ${charged(halfYears)}, at ${rate} a year.`,
      'You pay it all at the start.',
    ),
  lower_by_age: ({ age }: { readonly age: number }) =>
    `This person is younger than ${age} on the day of the application, so the lower rate applies.`,
  lower_by_route: () => 'Students, their dependants and people on Youth Mobility pay the lower rate.',
  none_on_route: () =>
    'You pay no health surcharge with this application. This is not confirmed for every case.',
  none_when_short: ({ months }: { readonly months: number }) =>
    `You pay no health surcharge from outside the UK for ${inLetters(months)} months or less.`,
  perhaps_none: () => 'We do not know whether this route pays the surcharge. The lowest sum counts none.',
} as const;

/** The explanation of a fee, or of no fee. */
export const feeNotes = {
  free_for_protection: () => 'Refugees and people with humanitarian protection pay no fee for this.',
  free_for_eu_scheme: () => 'An application to the EU Settlement Scheme is free.',
  free_of_need: ({ route }: { readonly route: string }) =>
    `${route}: you need no permission, so there is no fee.`,
  no_fee_known: () =>
    'We do not know this fee, so the sum counts nothing for it. The highest sum counts the dearest visa fee that we know.',
  last_known: () => 'We do not know the fee of this day. This is the nearest one that we know.',
  not_sure: () => 'We are not sure of this fee. Check it on GOV.UK before you pay.',
  perhaps_charged: () => 'We do not know whether this route pays the fee. The lowest sum counts none.',
  endorsement: () => 'The endorsement is the first part of the fee, the visa the second.',
  salary_list: ({ ends }: { readonly ends: Day }) =>
    `This is the lower fee of the immigration salary list. The list ends on ${writtenDay(ends)}, unless it is extended.`,
  after_salary_list: ({ ends }: { readonly ends: Day }) =>
    `The immigration salary list ends on ${writtenDay(ends)}, unless it is extended. So we count the ordinary fee. The lowest sum counts the lower fee of the list.`,
  appointment: () =>
    'Most appointments are free. A paid slot costs more or less by place and time: the sum counts the cheapest.',
  passport_of_child: () => 'This is the fee for a passport of an adult. A passport for a child costs less.',
  newest_known: () => 'This is the newest fee that we know. It may be another one by then.',
  priority: () =>
    sentences(
      'You pay it for each person.',
      'One source says that a joint application pays once: the lowest sum counts that.',
      'Not every route and appointment offers it.',
    ),
  ceremony: () => 'Adults pay for the ceremony together with the application.',
  life_in_the_uk: () => 'You pay for each attempt. We count one. A pass never runs out.',
  english: ({ level }: { readonly level: string | null }) =>
    sentences(
      level === null ? null : `The level is ${level}.`,
      'Each provider has its own price. The sum counts the middle.',
      'Once you have passed a level, you do not pay for it again.',
    ),
  english_not_asked: () => 'This step does not ask you for a test of English.',
} as const;

/** Warnings about a bill. */
export const feeWarnings = {
  later_edition: ({ from }: { readonly from: Day }) =>
    `A later edition of the fees exists, from ${writtenDay(from)}. We do not know it. Check before you pay.`,
  fee_not_known: ({ label }: { readonly label: string }) =>
    `We do not know this fee for certain: ${label}. Check it on GOV.UK before you pay.`,
  too_young: ({ age, on }: { readonly age: number; readonly on: Day }) =>
    `Somebody is younger than ${age} on ${writtenDay(on)}. Children register as British and do not naturalise.`,
  too_old: ({ age, on }: { readonly age: number; readonly on: Day }) =>
    `Somebody is ${age} or older on ${writtenDay(on)}. Registration of a child is for younger people.`,
  no_settlement: ({ route }: { readonly route: string }) =>
    `${route}: this route alone does not lead to settlement.`,
} as const;

/** The effect of another payment day on a step. */
export const feeChanges = {
  next_fees: ({
    payBy,
    before,
    after,
  }: {
    readonly payBy: Day;
    readonly before: string;
    readonly after: string;
  }) =>
    `Paid up to ${writtenDay(payBy)} this step costs ${before}. Paid on the next day or later it costs ${after}.`,
  birthday: ({
    payBy,
    before,
    after,
  }: {
    readonly payBy: Day;
    readonly before: string;
    readonly after: string;
  }) =>
    sentences(
      `Up to ${writtenDay(payBy)} this step costs ${before}. From the next day it costs ${after}.`,
      'That day is a birthday which decides what somebody pays.',
    ),
  fees_not_known: ({ payBy, before }: { readonly payBy: Day; readonly before: string }) =>
    `Paid up to ${writtenDay(payBy)} this step costs ${before}. A later list of fees begins on the next day, and we do not know it.`,
} as const;

/** The loss if a step is refused. */
export const feeLosses = {
  lost: ({ lost, returned }: { readonly lost: string; readonly returned: string | null }) =>
    sentences(
      `If this application is refused, you lose ${lost}.`,
      returned === null
        ? null
        : `The health surcharge of ${returned} is paid back by itself. This is not confirmed.`,
    ),
  nothing_lost: () => 'If this application is refused, you lose no fee.',
} as const;

/** Problems that prevent a sum. */
export const feeProblems = {
  route: () => 'This route is not known.',
  person: ({ people }: { readonly people: number }) =>
    people === 1
      ? 'There is one person, whose number is 0.'
      : `${inLettersFirst(people)} people have the numbers 0 to ${people - 1}.`,
  twice: () => 'This person is named twice.',
  too_far: ({ years, last }: { readonly years: number; readonly last: Day }) =>
    `Fees of more than ${years} years ahead cannot be told. Enter a day up to ${writtenDay(last)}.`,
  not_born: () => 'Somebody in this step is born after the day of payment.',
  service: () => 'A faster decision cannot be bought for this. Choose standard.',
  tests: () => 'No test is asked for this. Leave the tests out.',
  appointment: () => 'This needs no appointment at a service point. Leave it out.',
  salary_list: () =>
    'The lower fee of the salary list is for a first visa of a Skilled Worker for a short time. Leave it out.',
  rise: ({ years }: { readonly years: number }) =>
    `A yearly rise can be worked out for payments of the next ${years} years.`,
} as const;
