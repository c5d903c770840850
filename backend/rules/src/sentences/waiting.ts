import { adviser, writtenDay, type Day } from '../assessment/wording';
import { sentences } from './table';

/** What holds for somebody who has applied for settlement, until the decision. */
export const waitingSentences = {
  waiting_permission: ({
    ends,
    inTime,
  }: {
    /** Null where it is not known when the permission ends. */
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
} as const;

const sameConditions = 'The same conditions apply. These days count as residence.';
const askFirst = `Ask ${adviser} before you do anything.`;
