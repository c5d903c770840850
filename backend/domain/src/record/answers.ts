import { defineCollection } from '../collections/definition';
import { field } from '../fields';

/**
 * A person's answers to questions of their document checklist that the record does not answer, and the chosen form and day
 * (`form`, `planned_day`). Open questions have no entry.
 */
export const answers = defineCollection({
  part: 'answers',
  name: 'Answer',
  id: 'answerId',
  words: { one: 'answer', many: 'answers to your checklist' },
  fields: {
    /** `you`, or the id of a dependant. Each applicant has their own checklist. */
    applicant: field.line('Who applies', { most: 40 }),
    /** The key in the checklist: `convictions`. Any key is accepted, because the checklist may change. */
    question: field.line('Question', { most: 40 }),
    /** `yes`, `no`, one of the choices of the question, a form, or a day. */
    answer: field.line('Answer', { most: 40 }),
  },
  rules: [],
  // About 10 for the person and for each of 20 dependants, and some for questions that no longer exist.
  most: 400,
  order: [
    ['applicant', 'asc'],
    ['question', 'asc'],
  ],
  tableVersion: 1,
  // Lawyers ask for the documents themselves.
  share: null,
  example: { applicant: 'you', question: 'convictions', answer: 'no' },
});
