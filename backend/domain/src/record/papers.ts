import { defineCollection } from '../collections/definition';
import { field } from '../fields';

const standings = [
  { value: 'elsewhere', label: 'You have it elsewhere' },
  { value: 'cannot', label: 'You cannot get it' },
] as const;

/**
 * A person's remarks on lines of their document checklist for which the vault has no document. Lines without a remark have
 * no entry.
 */
export const papers = defineCollection({
  part: 'papers',
  name: 'Paper',
  id: 'paperId',
  words: { one: 'paper', many: 'papers of your checklist' },
  fields: {
    /** `you`, or the id of a dependant. Each applicant has their own checklist. */
    applicant: field.line('Who applies', { most: 40 }),
    /** The key in the checklist: `W1`. Any key is accepted, because the checklist may change. */
    requirement: field.line('Requirement', { most: 10 }),
    standing: field.choice('How it stands', standings, { missing: 'Please choose how it stands' }),
  },
  rules: [],
  // About 20 lines for each of 20 dependants.
  most: 400,
  order: [
    ['applicant', 'asc'],
    ['requirement', 'asc'],
  ],
  tableVersion: 1,
  // Lawyers ask for the documents themselves.
  share: null,
  example: { applicant: 'you', requirement: 'W1', standing: 'elsewhere' },
});
