import { defineCollection } from '../collections/definition';
import { field } from '../fields';

const roundKinds = [
  { value: 'mock', label: 'Mock test' },
  { value: 'practice', label: 'Practice' },
] as const;

/** Questions in one round, at most. */
const mostQuestions = 100;

/**
 * Rounds of questions for the Life in the UK test that a person has finished. When questions return, which are new and how
 * ready somebody is follows from them.
 */
export const rounds = defineCollection({
  part: 'rounds',
  name: 'Round',
  id: 'roundId',
  words: { one: 'round of practice', many: 'rounds of practice' },
  fields: {
    kind: field.choice('Kind of round', roundKinds, { missing: 'Please choose the kind of round' }),
    finishedOn: field.date('Finished on'),
    /** Minutes since midnight: the order of the rounds of one day. */
    finishedAt: field.wholeNumber('Minute of the day', { least: 0, most: 1_439 }),
    /** Ids of the bank’s questions. A question that is withdrawn later stays named. */
    right: field.keys('Answered rightly', { most: mostQuestions }),
    wrong: field.keys('Answered wrongly', { most: mostQuestions }),
  },
  rules: [
    {
      code: 'no_questions',
      field: 'right',
      message: 'A round has at least one question',
      holds: ({ right, wrong }) => right !== null || wrong !== null,
    },
    {
      code: 'right_and_wrong',
      field: 'wrong',
      message: 'A question is answered rightly or wrongly, not both',
      holds: ({ right, wrong }) => !(right ?? []).some((id) => wrong?.includes(id)),
    },
  ],
  // One a day for more than a year.
  most: 500,
  order: [
    ['finishedOn', 'asc'],
    ['finishedAt', 'asc'],
  ],
  tableVersion: 1,
  // How somebody practises is nobody else's business.
  share: null,
  example: {
    kind: 'mock',
    finishedOn: '2026-11-20',
    finishedAt: 1_125,
    right: ['hist-a-001', 'uk-004'],
    wrong: ['gov-012'],
  },
});
