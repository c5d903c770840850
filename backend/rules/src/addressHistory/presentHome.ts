import { type CivilDate, toDayNumber } from '../calendar/civilDate';
import { isSameAddress, listAddressParts, type AddressPlace } from './sameAddress';
import { toFirstDay, toLastDay, type DaysOfStay } from './stay';

/** A home of the address history that may be the current one. */
export interface HomeOfList extends DaysOfStay {
  readonly role: string;
  readonly country: string;
}

/**
 * The home on a day by the address history: a main home that has begun and not ended. An open one comes before one
 * with a last day, one in the UK before one abroad, then the newest. Null if there is none.
 */
export function presentHomeOf<Home extends HomeOfList>(
  homes: readonly Home[],
  today: CivilDate,
): Home | null {
  const day = toDayNumber(today);
  const rank = ({ to, role, country, from }: Home) => [
    to === null ? 1 : 0,
    role === 'abroad' || country !== 'united_kingdom' ? 0 : 1,
    toFirstDay(from),
  ];
  return (
    homes
      .filter(
        ({ role, from, to }) =>
          role !== 'temporary' && toFirstDay(from) <= day && (to === null || toLastDay(to) >= day),
      )
      .toSorted((one, other) => descending(rank(one), rank(other)))
      .at(0) ?? null
  );
}

function descending(one: readonly number[], other: readonly number[]): number {
  const differs = one.findIndex((value, place) => value !== other[place]);
  return differs === -1 ? 0 : (other[differs] ?? 0) - (one[differs] ?? 0);
}

/** The relation of a stated current address to the address history. */
export type StatedAddress =
  /** Nothing is stated, or the same words in other fields. */
  | 'same'
  /** The same home in other words. */
  | 'reworded'
  /** Probably the same home with a mistake in one of the two: either only the postcode or only the rest is equal. */
  | 'correction'
  /** Another home. Its first day is unknown, so the list cannot be updated automatically. */
  | 'another';

export function statedBeside(stated: AddressPlace, home: AddressPlace): StatedAddress {
  const statedParts = listAddressParts(stated);
  if (statedParts.length === 0) return 'same';
  if (isSameAddress(stated, home)) return 'reworded';
  // A profile can have the town in a street line, as the account settings fill it.
  if (statedParts.join() === listAddressParts(home).join()) return 'same';
  const code = listAddressParts({ ...emptyPlace, postcode: stated.postcode }).join();
  if (code !== '' && code === listAddressParts({ ...emptyPlace, postcode: home.postcode }).join())
    return 'correction';
  return isSameAddress({ ...stated, postcode: null }, { ...home, postcode: null }) ? 'correction' : 'another';
}

/** Whether a profile's address and the listed one are the same fact, so that the list can be used for both. */
export const isSameHome = (stated: AddressPlace, home: AddressPlace): boolean =>
  ['same', 'reworded'].includes(statedBeside(stated, home));

const emptyPlace: AddressPlace = { line1: '', line2: null, town: '', postcode: null };
