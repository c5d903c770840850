import { defineCollection } from '../collections/definition';
import { field } from '../fields';

const roundKinds = [
  { value: 'mock', label: 'Mock test' },
  { value: 'practice', label: 'Practice' },
] as const;

/** The most questions in one round. */
const mostQuestions = 100;

/**
 * Finished practice rounds for the Life in the UK test. The repetition of questions, new questions and the readiness are
 * derived from them.
 */
export const rounds = defineCollection({
  part: 'rounds',
  name: 'Round',
  id: 'roundId',
  words: { one: 'round of practice', many: 'rounds of practice' },
  fields: {
    kind: field.choice('Kind of round', roundKinds, { missing: 'Please choose the kind of round' }),
    finishedOn: field.date('Finished on'),
    /** Minutes since midnight; orders the rounds of one day. */
    finishedAt: field.wholeNumber('Minute of the day', { least: 0, most: 1_439 }),
    /** Ids of questions in the bank. Ids of withdrawn questions remain. */
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
  // More than one year with one round a day.
  most: 500,
  order: [
    ['finishedOn', 'asc'],
    ['finishedAt', 'asc'],
  ],
  tableVersion: 1,
  // Practice results are private.
  share: null,
  example: {
    kind: 'mock',
    finishedOn: '2026-11-20',
    finishedAt: 1_125,
    right: ['hist-a-001', 'uk-004'],
    wrong: ['gov-012'],
  },
});
