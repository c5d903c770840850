import { periodOfForm } from '../addressHistory/forms';
import { dayCount, writtenDate } from '../assessment/wording';
import type { CitizenshipAnswer } from '../assessment/answer';
import { formName } from './formats';
import type { FormCase, FormPart } from './question';
import { checkedAddresses, checkedJobs, periodOfWork } from './stays';
import { findPassports } from './topics/passport';
import { checkedReferees } from './topics/referees';

/** `look`: only the person can tell. `open`: data is missing. */
export type SigningState = 'fine' | 'look' | 'open' | 'problem';

/** A check before a form is signed. */
export interface SigningCheck {
  readonly id: string;
  readonly title: string;
  readonly state: SigningState;
  /** The reason, in a sentence. */
  readonly text: string;
  readonly part: FormPart | null;
}

const check = (
  id: string,
  title: string,
  part: FormPart | null,
  [state, text]: readonly [SigningState, string],
): SigningCheck => ({ id, title, state, text, part });

/** The checks before form AN is signed. Each verdict comes from the engine or from the checkers of the record. */
export const checksOfAn = (one: FormCase): readonly SigningCheck[] => [
  ...residenceChecks(one),
  ...historyChecks(one),
  check('referees', 'Two referees', 'referees', refereeState(one)),
  ...passportChecks(one),
  check('ever', 'The questions about your whole life', null, [
    'look',
    'Answer each of them yourself. Nothing of your record answers them.',
  ]),
];

const journeysUnknown = ['open', 'Say whose journeys they make first.'] as const;

function residenceChecks(one: FormCase): readonly SigningCheck[] {
  const { residence } = one;
  const by = (of: (citizenship: CitizenshipAnswer) => readonly [SigningState, string]) =>
    residence === null ? journeysUnknown : of(residence.citizenship);
  return [
    check(
      'first_day',
      'In the UK on the first day',
      'engine',
      by((citizenship) => firstDay(citizenship, one)),
    ),
    check('period_total', 'Days away in the whole time', 'engine', by(wholePeriod)),
    check('final_year_total', 'Days away in the last year', 'engine', by(finalYear)),
    check(
      'journeys_add_up',
      'The journeys add up to the total',
      'journeys',
      by(() => checkTotals(one)),
    ),
    check(
      'settled_long_enough',
      'Settled for long enough',
      'engine',
      by(({ settledLongEnough }) =>
        settledLongEnough
          ? ['fine', 'On the day of the application you are.']
          : ['problem', 'On the day of the application you are not, or your record does not say since when.'],
      ),
    ),
  ];
}

function firstDay(
  { presentOnFirstDay, qualifyingFrom, firstGoodDate }: CitizenshipAnswer,
  { residence }: FormCase,
): readonly [SigningState, string] {
  const arrived = residence?.arrivedAfterFirstDay ?? null;
  if (arrived !== null)
    return [
      'problem',
      `The first day is ${writtenDate(qualifyingFrom)}. You came to the UK on ${writtenDate(arrived)}.`,
    ];
  if (presentOnFirstDay) return ['fine', `You were in the UK on ${writtenDate(qualifyingFrom)}.`];
  const good = firstGoodDate === null ? '' : ` The first good day to apply is ${writtenDate(firstGoodDate)}.`;
  return ['problem', `You were not in the UK on ${writtenDate(qualifyingFrom)}.${good}`];
}

const against = (days: number, limit: number, isOver: boolean): readonly [SigningState, string] => {
  const text = `You were away for ${dayCount(days)}. The limit is ${dayCount(limit)}.`;
  return isOver ? ['problem', `${text} Ask for the days over it to be accepted.`] : ['fine', text];
};

const wholePeriod = ({ totalDays, totalLimit, totalBand }: CitizenshipAnswer) =>
  against(totalDays, totalLimit, totalBand !== 'meets');
const finalYear = ({ finalYearDays, finalYearLimit, finalYearBand }: CitizenshipAnswer) =>
  against(finalYearDays, finalYearLimit, finalYearBand !== 'meets');

/** Two journeys on the same days are listed twice but counted once. */
function checkTotals({ residence }: FormCase): readonly [SigningState, string] {
  if (residence === null) return journeysUnknown;
  const listed = residence.trips.reduce((sum, { daysInPeriod }) => sum + daysInPeriod, 0);
  const { totalDays } = residence.citizenship;
  return listed === totalDays
    ? ['fine', `Together they are ${dayCount(totalDays)}.`]
    : [
        'problem',
        `The journeys of the list are ${dayCount(listed)}. The total is ${dayCount(totalDays)}. Two journeys have days in common.`,
      ];
}

function historyChecks({ on, person }: FormCase): readonly SigningCheck[] {
  const addresses = checkedAddresses(person, periodOfForm('AN', on, person.dateOfBirth));
  const jobs = checkedJobs(person, periodOfWork(on, person.dateOfBirth));
  const covered = (missingDays: number, nothing: string): readonly [SigningState, string] =>
    missingDays === 0
      ? ['fine', 'There is no gap.']
      : ['problem', `${nothing} for ${dayCount(missingDays)}.`];
  return [
    check('addresses', 'Addresses without a gap', 'addresses', covered(addresses.missingDays, 'No address')),
    check('work', 'Work and study without a gap', 'jobs', covered(jobs.missingDays, 'Nothing')),
  ];
}

function refereeState(one: FormCase): readonly [SigningState, string] {
  const { state, lacks } = checkedReferees(one, 'AN');
  if (state === 'met') return ['fine', 'Both can be one.'];
  return [state === 'open' ? 'open' : 'problem', lacks.join(' ')];
}

function passportChecks(one: FormCase): readonly SigningCheck[] {
  const { person, on } = one;
  const ends = findPassports(one)[0]?.expiryDate ?? null;
  const name = formName(`${person.firstName} ${person.lastName}`);
  return [
    check(
      'names',
      'Names as in the passport',
      'profile',
      name === '' ? ['open', 'Your record has no name.'] : ['look', `Compare letter by letter: ${name}.`],
    ),
    check(
      'passport_valid',
      'Passport valid on the day',
      'documents',
      ends === null
        ? ['open', 'Your documents have no passport with its last day.']
        : ends < on
          ? ['problem', `It ends on ${writtenDate(ends)}.`]
          : ['fine', `It is valid until ${writtenDate(ends)}.`],
    ),
  ];
}
