import { type CivilDate, toDayNumber } from '../calendar/civilDate';
import { isSameAddress, partsOf, type AddressPlace } from './sameAddress';
import { firstDayOf, lastDayOf, type DaysOfStay } from './stay';

/** A home of the address history, as far as it can be the one of now. */
export interface HomeOfList extends DaysOfStay {
  readonly role: string;
  readonly country: string;
}

/**
 * Where somebody lives on a day, by their address history: the main home that has begun and not ended. One that is open
 * comes before one with a last day, one in the UK before one abroad, and then the newest. Null where there is none.
 */
export function presentHomeOf<Home extends HomeOfList>(
  homes: readonly Home[],
  today: CivilDate,
): Home | null {
  const day = toDayNumber(today);
  const rank = ({ to, role, country, from }: Home) => [
    to === null ? 1 : 0,
    role === 'abroad' || country !== 'united_kingdom' ? 0 : 1,
    firstDayOf(from),
  ];
  return (
    homes
      .filter(
        ({ role, from, to }) =>
          role !== 'temporary' && firstDayOf(from) <= day && (to === null || lastDayOf(to) >= day),
      )
      .toSorted((one, other) => descending(rank(one), rank(other)))
      .at(0) ?? null
  );
}

function descending(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((value, place) => value !== other[place]);
  return differs === -1 ? 0 : (other[differs] ?? 0) - (one[differs] ?? 0);
}

/** What an address that somebody states as their own of now is, beside the one of their address history. */
export type StatedAddress =
  /** Nothing is stated, or the same words in other places. */
  | 'same'
  /** The same home, perhaps in other words. */
  | 'reworded'
  /** Most likely the same home, with a mistake in one of the two: the postcode is the same, or all but the postcode. */
  | 'correction'
  /** Another home. Nobody has said since when, so the list cannot follow by itself. */
  | 'another';

export function statedBeside(stated: AddressPlace, home: AddressPlace): StatedAddress {
  const said = partsOf(stated);
  if (said.length === 0) return 'same';
  if (isSameAddress(stated, home)) return 'reworded';
  // A profile can have a town in a line of the street, as the lines of the account settings fill it.
  if (said.join() === partsOf(home).join()) return 'same';
  const code = partsOf({ ...nowhere, postcode: stated.postcode }).join();
  if (code !== '' && code === partsOf({ ...nowhere, postcode: home.postcode }).join()) return 'correction';
  return isSameAddress({ ...stated, postcode: null }, { ...home, postcode: null }) ? 'correction' : 'another';
}

/** Whether a profile's address and the one of the list are the same fact: only then may the list speak for both. */
export const isSameHome = (stated: AddressPlace, home: AddressPlace): boolean =>
  ['same', 'reworded'].includes(statedBeside(stated, home));

const nowhere: AddressPlace = { line1: '', line2: null, town: '', postcode: null };
