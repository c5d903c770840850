import { defineCollection } from '../collections/definition';
import { countries, field } from '../fields';

const parentKinds = [
  { value: 'mother', label: 'Mother' },
  { value: 'father', label: 'Father' },
  { value: 'parent', label: 'Other legal parent' },
] as const;

/**
 * The parents of the person, and of dependants with other parents. Forms ask for them even if they are dead. Unknown
 * details stay empty.
 */
export const parents = defineCollection({
  part: 'parents',
  name: 'Parent',
  id: 'parentId',
  words: { one: 'parent', many: 'parents' },
  fields: {
    which: field.choice('Which parent', parentKinds, { missing: 'Please choose which parent it is' }),
    fullName: field.line('Full name', { most: 150, missing: 'Please enter the name of the parent' }),
    dateOfBirth: field.optional(field.date('Date of birth')),
    placeOfBirth: field.optional(field.line('Place of birth', { most: 100 })),
    countryOfBirth: field.optional(field.readCountry(field.choice('Country of birth', countries))),
    nationality: field.optional(field.readCountry(field.choice('Nationality', countries))),
    /** The dependants with this parent; null for the person’s own parent. */
    dependants: field.ids('Whose parent, if not yours', { most: 20 }),
  },
  rules: [],
  // 2 for the person, and 2 for each of 20 dependants.
  most: 42,
  order: [
    ['which', 'asc'],
    ['fullName', 'asc'],
  ],
  tableVersion: 1,
  share: { tab: 'Parents', default: false },
  example: {
    which: 'mother',
    fullName: 'Ngozi Okafor',
    dateOfBirth: '1958-03-09',
    placeOfBirth: 'Enugu',
    countryOfBirth: 'nigeria',
    nationality: 'nigeria',
    dependants: null,
  },
});
