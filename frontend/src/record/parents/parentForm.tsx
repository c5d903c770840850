import type { parents } from '@settlewise/contract/collections';
import type { CollectionForm } from '../collections/CollectionDialog';
import { CountryOfCollection } from '../collections/CountryOfCollection';
import { DependantsOfCollection } from '../dependants/DependantsOfCollection';

/** How a parent is asked for: what nobody knows stays open. */
export const parentForm: CollectionForm<typeof parents.fields> = {
  rows: [
    ['which', 'fullName'],
    ['dateOfBirth', 'placeOfBirth'],
    ['countryOfBirth', 'nationality'],
    ['dependants'],
  ],
  controls: {
    countryOfBirth: CountryOfCollection,
    nationality: CountryOfCollection,
    dependants: DependantsOfCollection,
  },
  hints: { dependants: 'Leave it empty where it is your own parent.' },
};
