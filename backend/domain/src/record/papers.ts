import { defineCollection } from '../collections/definition';
import { field } from '../fields';

const standings = [
  { value: 'elsewhere', label: 'You have it elsewhere' },
  { value: 'cannot', label: 'You cannot get it' },
] as const;

/**
 * What a person says of a line of their document checklist that no document of their vault answers. Lines that nobody
 * said anything of are not here.
 */
export const papers = defineCollection({
  part: 'papers',
  name: 'Paper',
  id: 'paperId',
  words: { one: 'paper', many: 'papers of your checklist' },
  fields: {
    /** `you`, or the id of a dependant: each of them has a checklist of their own. */
    applicant: field.line('Who applies', { most: 40 }),
    /** As the checklist names it: `W1`. Names of today alone would be refused here when the checklist changes. */
    requirement: field.line('Requirement', { most: 10 }),
    standing: field.choice('How it stands', standings, { missing: 'Please choose how it stands' }),
  },
  rules: [],
  // Some twenty lines for each of 20 dependants.
  most: 400,
  order: [
    ['applicant', 'asc'],
    ['requirement', 'asc'],
  ],
  tableVersion: 1,
  // A lawyer asks for the papers themselves.
  share: null,
  example: { applicant: 'you', requirement: 'W1', standing: 'elsewhere' },
});
