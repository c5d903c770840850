import { addresses, type SharedItem } from '@settlewise/contract/collections';
import { countries } from '@settlewise/contract/countries';
import { formatDayOrMonth } from '../../ui/dates/dayOrMonth';
import { labelIn } from '../../ui/labelIn';
import { collectionQueries } from '../collections/collectionQueries';
import type { ItemInWords } from '../collections/ItemCard';
import type { Address } from './staysOf';

export const addressQueries = collectionQueries(addresses);

export const roleLabel = labelIn(addresses.fields.role.kind.options);
export const countryLabel = labelIn(countries);

const inOneLine = (...parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(', ');

/** A lawyer is shown it without what its owner did not allow. */
type ShownAddress = SharedItem<typeof addresses.fields>;

/** Where it is, without postcode and country: `14 Harbour Street, Flat 2, Leith`. */
export const placeInWords = ({
  line1,
  line2,
  town,
}: Pick<ShownAddress, 'line1' | 'line2' | 'town'>): string => inOneLine(line1, line2, town);

/** The whole address on one line, as a form takes it. */
export const wholeAddress = (address: Address): string =>
  inOneLine(placeInWords(address), address.postcode, countryLabel(address.country));

/** `15 January 2022 to today` */
export const daysOfAddress = ({ from, to }: Pick<ShownAddress, 'from' | 'to'>): string =>
  `${formatDayOrMonth(from ?? '')} to ${to === null ? 'today' : formatDayOrMonth(to)}`;

/** An address as a card shows it. */
export function addressInWords(address: ShownAddress): ItemInWords {
  const { postcode, country, ...more } = address;
  const withWhom = more.withWhom === null ? '' : `, with ${more.withWhom}`;
  return {
    title: placeInWords(address) || 'Street and town: not shared',
    lines: [
      inOneLine(postcode, country === null ? null : countryLabel(country)),
      daysOfAddress(more),
      `${roleLabel(more.role ?? '')}${withWhom}`,
    ],
  };
}
