import { defineCollection } from '../collections/definition';
import { field } from '../fields';

/**
 * What a person answers to a question of their document checklist that their record leaves open, and the form and the day
 * that they chose for it (`form`, `planned_day`). What nobody answered or chose is not here.
 */
export const answers = defineCollection({
  part: 'answers',
  name: 'Answer',
  id: 'answerId',
  words: { one: 'answer', many: 'answers to your checklist' },
  fields: {
    /** `you`, or the id of a dependant: each of them has a checklist of their own. */
    applicant: field.line('Who applies', { most: 40 }),
    /** As the checklist names it: `convictions`. Names of today alone would be refused here when the checklist changes. */
    question: field.line('Question', { most: 40 }),
    /** `yes`, `no`, one of the choices of the question, a form, or a day. */
    answer: field.line('Answer', { most: 40 }),
  },
  rules: [],
  // Ten for each of 20 dependants and for the person, and some that are no longer asked.
  most: 400,
  order: [
    ['applicant', 'asc'],
    ['question', 'asc'],
  ],
  tableVersion: 1,
  // A lawyer asks for the papers themselves.
  share: null,
  example: { applicant: 'you', question: 'convictions', answer: 'no' },
});
