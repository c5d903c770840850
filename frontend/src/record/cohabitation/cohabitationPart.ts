import { cohabitation, type Presented } from '@settlewise/contract/collections';
import type { OwnHome, PartnerHome } from '@settlewise/rules/addressHistory';
import type { Address } from '../addresses/staysOf';
import { formatDayOrMonth } from '../../ui/dates/dayOrMonth';
import { collectionQueries } from '../collections/collectionQueries';
import type { ItemInWords } from '../collections/ItemCard';

/** An address of somebody's partner. */
export type PartnerAddress = Presented<typeof cohabitation.fields>;
export const cohabitationQueries = collectionQueries(cohabitation);

/** The person's own addresses as the rules look for days together. */
export const ownHomesOf = (list: readonly Address[]): readonly OwnHome[] =>
  list.map(({ id, from, to, ...place }) => ({ id, from, to, place }));

/** Those of the partner. */
export const partnerHomesOf = (list: readonly PartnerAddress[]): readonly PartnerHome[] =>
  list.map(({ from, to, ...address }) => ({ from, to, place: placeOf(address) }));

/** Null where it is the person's own. */
export const placeOf = ({
  sameAsMine,
  line1,
  line2,
  town,
  postcode,
}: Omit<PartnerAddress, 'id' | 'from' | 'to'>) =>
  sameAsMine || line1 === null ? null : { line1, line2, town: town ?? '', postcode };

/** An address of the partner as a card shows it. */
export const partnerAddressInWords = (address: PartnerAddress): ItemInWords => {
  const { sameAsMine, from, to, line1, line2, town, postcode } = address;
  return {
    title: sameAsMine
      ? 'At your address'
      : [line1, line2, town, postcode].filter((part) => part !== null).join(', '),
    lines: [`${formatDayOrMonth(from)} to ${to === null ? 'today' : formatDayOrMonth(to)}`],
  };
};
