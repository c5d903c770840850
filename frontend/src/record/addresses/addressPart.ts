import { addresses, countries } from '@settlewise/contract';
import { formatDayOrMonth } from '../../ui/dates/dayOrMonth';
import { labelIn } from '../../ui/labelIn';
import { collectionQueries } from '../collections/collectionQueries';
import type { ItemInWords } from '../collections/ItemCard';
import type { Address } from './staysOf';

export const addressQueries = collectionQueries(addresses);

export const roleLabel = labelIn(addresses.fields.role.kind.options);
export const countryLabel = labelIn(countries);

/** Where it is, without postcode and country: `14 Harbour Street, Flat 2, Leith`. */
export const placeInWords = ({ line1, line2, town }: Address): string =>
  [line1, line2, town].filter((part) => part !== null).join(', ');

/** The whole address on one line, as a form takes it. */
export const wholeAddress = (address: Address): string =>
  [placeInWords(address), address.postcode, countryLabel(address.country)]
    .filter((part) => part !== null)
    .join(', ');

/** An address as a card shows it. */
export function addressInWords(address: Address): ItemInWords {
  const { postcode, country, ...more } = address;
  const role = roleLabel(more.role);
  const until = more.to === null ? 'today' : formatDayOrMonth(more.to);
  return {
    title: placeInWords(address),
    lines: [
      [postcode, countryLabel(country)].filter((part) => part !== null).join(', '),
      `${formatDayOrMonth(more.from)} to ${until}`,
      more.withWhom === null ? role : `${role}, with ${more.withWhom}`,
    ],
  };
}
