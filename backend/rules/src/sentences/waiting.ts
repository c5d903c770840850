import { adviser, writtenDay, type Day } from '../assessment/wording';
import { sentences } from './table';

/** Sentences for a person with a pending settlement application. */
export const waitingSentences = {
  waiting_permission: ({
    ends,
    inTime,
  }: {
    /** Null if the end of the permission is unknown. */
    readonly ends: Day | null;
    readonly inTime: boolean;
  }) => {
    if (ends === null)
      return sentences(
        'If you applied before your permission ended, it continues by law until the decision (section 3C).',
        sameConditions,
      );
    return inTime
      ? sentences(
          `You applied before your permission ends on ${writtenDay(ends)}.`,
          'So it continues by law until the decision (section 3C).',
          sameConditions,
        )
      : sentences(
          `Your permission ended on ${writtenDay(ends)}. You applied after that day.`,
          'So it does not continue by law.',
          askFirst,
        );
  },

  waiting_travel: ({ euScheme }: { readonly euScheme: boolean }) =>
    euScheme
      ? sentences(
          'You may leave the UK. That does not withdraw an application under the EU Settlement Scheme.',
          'Days away still count as days away.',
        )
      : sentences(
          'Do not travel out of the Common Travel Area yet.',
          'It is the UK, Ireland, the Channel Islands and the Isle of Man.',
          'If you leave it, you withdraw your application.',
        ),

  waiting_work_and_rent: () =>
    sentences(
      'For work and rent, show your employer or landlord a share code.',
      'If you cannot get one, they can ask the Employer Checking Service or the Landlord Checking Service.',
      'This is not confirmed. Look it up on GOV.UK.',
    ),

  waiting_refusal: ({ review, goodReason }: { readonly review: string; readonly goodReason: string }) =>
    sentences(
      'If the Home Office refuses, you have little time.',
      `From inside the UK you have ${review} to ask for an administrative review (not confirmed).`,
      `A new application within ${goodReason} can save your residence.`,
      askFirst,
    ),

  /** The time can be past or future. */
  permission_by_law: ({ ends, isOver }: { readonly ends: Day; readonly isOver: boolean }) =>
    isOver
      ? sentences(
          `You applied before your permission ended on ${writtenDay(ends)}.`,
          'So it went on by law until the decision (section 3C).',
          'These days count as residence.',
        )
      : sentences(
          `You applied in time. The last day of your permission is ${writtenDay(ends)}.`,
          'From the next day it goes on by law until the decision (section 3C).',
          'If you leave the Common Travel Area, it ends (not confirmed).',
        ),

  ceremony: ({ length }: { readonly length: string }) =>
    sentences(
      `Book the citizenship ceremony within ${length} of the invitation.`,
      'This day counts from the decision. Your invitation says the exact day.',
    ),

  clock_started: ({ on, startsWith }: { readonly on: Day; readonly startsWith: ClockStart }) =>
    startsWith === 'application'
      ? `The waiting time counts from ${writtenDay(on)}, the day you applied.`
      : sentences(
          `The waiting time counts from ${writtenDay(on)}.`,
          'That is the day you gave your fingerprints and photo or proved who you are.',
        ),

  clock_not_started: ({ startsWith }: { readonly startsWith: ClockStart }) =>
    startsWith === 'application'
      ? 'The waiting time counts from the day you apply.'
      : sentences(
          'The waiting time has not started.',
          'It counts from the day you give your fingerprints and photo or prove who you are.',
          'It does not count from the day you send the form.',
        ),

  decision_expected: ({ length, lastDay, confirmed, paid }: ExpectedDecision) =>
    sentences(
      paid
        ? `You paid for a decision within ${length}${notConfirmed(confirmed)}.`
        : `The standard is a decision within ${length}${notConfirmed(confirmed)}.`,
      lastDay === null ? null : `The last day of it is ${writtenDay(lastDay)}.`,
      'It is an aim and not a promise.',
    ),

  /** It is unknown whether the income rule is met, so the longer time is shown. */
  shorter_with_income: ({ length, confirmed }: Pick<ExpectedDecision, 'length' | 'confirmed'>) =>
    sentences(
      'You did not say whether you meet the income rule.',
      `If you do, the standard is a decision within ${length}${notConfirmed(confirmed)}.`,
    ),

  decision_without_standard: () =>
    'We know no standard for this decision. So we cannot say when it becomes late.',

  no_faster_decision: () => 'For this application, you cannot pay for a faster decision.',

  decision_reported: ({ length }: { readonly length: string }) =>
    sentences(`Other people report ${length}.`, 'That is what they say, and no promise.'),

  decisions_in_time: ({ share }: { readonly share: string }) =>
    `On this route, about ${share} of decisions come within the standard (not confirmed).`,

  decision_late: ({ since }: { readonly since: Day }) =>
    sentences(
      `The decision has been late since ${writtenDay(since)}.`,
      'Now you can ask what happens with it.',
    ),

  ask_ukvi: () =>
    sentences(
      'First contact UK Visas and Immigration (UKVI).',
      'Give your reference number and the day the waiting time started.',
    ),
  ask_mp: () =>
    sentences(
      'If UKVI does not help, write to your Member of Parliament (MP).',
      'Their office can ask the Home Office for you.',
    ),
  complain: () => 'If that does not help, make a complaint to UKVI.',

  citizenship_travel: () =>
    sentences(
      'You may travel. That does not withdraw an application for citizenship.',
      'Absences count only up to the day you applied.',
      'The Home Office may look at whether you mean to live here.',
    ),

  citizenship_work_and_rent: () =>
    'Your right to work and rent stays what it is. This application does not change it.',

  passport_travel: () =>
    sentences(
      'As a British citizen, you have no eVisa.',
      'You travel to the UK on a British passport or a certificate of entitlement.',
      'So do not travel until you have one of them (not confirmed).',
    ),

  passport_work_and_rent: () => 'As a British citizen, you may work and rent without a permission.',

  outside_travel: () =>
    sentences(
      'You applied from outside the UK.',
      'This application does not let you come to the UK before the decision.',
      'This is not confirmed. Look it up on GOV.UK.',
    ),

  outside_work_and_rent: () =>
    'You may work and rent in the UK once you have the visa, and by its conditions.',
} as const;

/** The event that starts the waiting time. */
type ClockStart = 'application' | 'biometrics';

interface ExpectedDecision {
  readonly length: string;
  /** Null if unknown. */
  readonly lastDay: Day | null;
  readonly confirmed: boolean;
  /** Whether a faster service was paid for. */
  readonly paid: boolean;
}

const notConfirmed = (confirmed: boolean) => (confirmed ? '' : ' (not confirmed)');
const sameConditions = 'The same conditions apply. These days count as residence.';
const askFirst = `Ask ${adviser} before you do anything.`;
