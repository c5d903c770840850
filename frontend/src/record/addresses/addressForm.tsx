import type { addresses } from '@settlewise/contract/collections';
import { isTypedMonth } from '../../ui/dates/dayOrMonth';
import type { CollectionForm } from '../collections/CollectionDialog';
import { CountryOfCollection } from '../collections/CountryOfCollection';
import { DependantsOfCollection } from '../dependants/DependantsOfCollection';

/** How an address is asked for. */
export const addressForm: CollectionForm<typeof addresses.fields> = {
  rows: [
    ['line1'],
    ['line2'],
    ['town', 'postcode'],
    ['country', 'role'],
    ['from', 'to'],
    ['withWhom'],
    ['dependants'],
  ],
  controls: { country: CountryOfCollection, dependants: DependantsOfCollection },
  hints: { to: 'Leave it empty if you still live there.', withWhom: 'For example your partner’s name' },
  notBefore: { to: 'from' },
  // How exact the dates are shows in how they were typed.
  derive: ({ from, to }) => ({ precision: isTypedMonth(from) || isTypedMonth(to) ? 'month' : 'day' }),
};
