import { defineCollection } from '../collections/definition';
import { field } from '../fields';
import { startsBeforeItEnds } from './stays';

/**
 * The addresses of a person's partner. Forms for partners ask since when both live together. `sameAsMine` refers to the
 * person's own address at that time.
 */
export const cohabitation = defineCollection({
  part: 'cohabitation',
  name: 'PartnerAddress',
  id: 'partnerAddressId',
  words: { one: 'partner address', many: 'partner addresses' },
  fields: {
    sameAsMine: field.yesOrNo('At your address', {
      missing: 'Please say whether your partner lived at your address',
    }),
    line1: field.optional(field.line('Address line 1', { most: 200 })),
    line2: field.optional(field.line('Address line 2', { most: 200 })),
    town: field.optional(field.line('Town or city', { most: 100 })),
    postcode: field.optional(field.line('Postcode', { most: 20 })),
    from: field.dayOrMonth('From', { missing: 'Please enter since when' }),
    /** Null while the partner lives there. */
    to: field.optional(field.dayOrMonth('To')),
  },
  rules: [
    {
      code: 'line_missing',
      field: 'line1',
      message: 'Please enter the first line of the address',
      holds: ({ sameAsMine, line1 }) => sameAsMine || line1 !== null,
    },
    {
      code: 'town_missing',
      field: 'town',
      message: 'Please enter the town or city',
      holds: ({ sameAsMine, town }) => sameAsMine || town !== null,
    },
    {
      code: 'two_addresses',
      field: 'sameAsMine',
      message: 'Leave the address empty where it is yours',
      holds: ({ sameAsMine, line1, line2, town, postcode }) =>
        !sameAsMine || [line1, line2, town, postcode].every((part) => part === null),
    },
    startsBeforeItEnds('The last day cannot be before the first'),
  ],
  most: 50,
  order: [['from', 'desc']],
  tableVersion: 1,
  // Not shared: the data is about another person, who did not consent.
  share: null,
  example: {
    sameAsMine: false,
    line1: '9 Mare Street',
    line2: null,
    town: 'London',
    postcode: 'E8 4RP',
    from: '2022-01-15',
    to: '2023-06',
  },
});
