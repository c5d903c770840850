import { addresses, countries, type Presented } from '@settlewise/contract';
import { formatDayOrMonth } from '../../ui/dates/dayOrMonth';
import { labelIn } from '../../ui/labelIn';
import { collectionQueries } from '../collections/collectionQueries';
import type { ItemInWords } from '../collections/ItemCard';

export const addressQueries = collectionQueries(addresses);

type Address = Presented<typeof addresses.fields>;

const roleLabel = labelIn(addresses.fields.role.kind.options);
const countryLabel = labelIn(countries);

/** An address as a card shows it. */
export function addressInWords({ line1, line2, town, postcode, country, ...more }: Address): ItemInWords {
  const role = roleLabel(more.role);
  const until = more.to === null ? 'today' : formatDayOrMonth(more.to);
  return {
    title: [line1, line2, town].filter((part) => part !== null).join(', '),
    lines: [
      [postcode, countryLabel(country)].filter((part) => part !== null).join(', '),
      `${formatDayOrMonth(more.from)} to ${until}`,
      more.withWhom === null ? role : `${role}, with ${more.withWhom}`,
    ],
  };
}
