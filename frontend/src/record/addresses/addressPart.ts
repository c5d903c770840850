import { addresses, countries, type Presented } from '@settlewise/contract';
import { formatDayOrMonth } from '../../ui/dates/dayOrMonth';
import { collectionQueries } from '../collections/collectionQueries';
import type { ItemInWords } from '../collections/CollectionPage';

export const addressQueries = collectionQueries(addresses);

type Address = Presented<typeof addresses.fields>;

const roles = addresses.fields.role.kind.options;

/** An address as a card shows it. */
export function addressInWords({ line1, line2, town, postcode, country, ...more }: Address): ItemInWords {
  const countryName = countries.find(({ value }) => value === country)?.label ?? country;
  const role = roles.find(({ value }) => value === more.role)?.label ?? more.role;
  const until = more.to === null ? 'today' : formatDayOrMonth(more.to);
  return {
    title: [line1, line2, town].filter((part) => part !== null).join(', '),
    lines: [
      [postcode, countryName].filter((part) => part !== null).join(', '),
      `${formatDayOrMonth(more.from)} to ${until}`,
      more.withWhom === null ? role : `${role}, with ${more.withWhom}`,
    ],
  };
}
