import { addresses, collectionContract } from '@settlewise/contract/collections';
import {
  addressFields,
  type DetailsChange,
  type ProfileDetails,
} from '@settlewise/domain/immigrationProfile';
import { type AddressPlace, isSameHome, presentHomeOf, statedBeside } from '@settlewise/rules/addressHistory';
import type { CivilDate } from '@settlewise/rules/calendar';
import { namesOf, wholeItem, type ItemOf } from '@settlewise/domain/fields';

/*
 * The current address is stored once, as the open entry of the address history. The profile only stores what the
 * history cannot: the county, and a different address until the person has decided which one is right.
 */

export type Home = ItemOf<typeof addresses.fields> & { readonly id: string };
type Homes = readonly Home[];
type HistoryState = ReadonlyMap<string, ItemOf<typeof addresses.fields>>;
type ProfileAddress = ItemOf<typeof addressFields>;

export const toHomes = (state: HistoryState): Homes => [...state].map(([id, home]) => ({ ...home, id }));

const { changeRequest } = collectionContract(addresses);

const homeToPlace = ({ line1, line2, town, postcode }: Home): AddressPlace => ({
  line1,
  line2,
  town,
  postcode,
});

const detailsToPlace = (details: ProfileAddress): AddressPlace => ({
  line1: details.addressLine1 ?? '',
  line2: details.addressLine2,
  town: details.city ?? '',
  postcode: details.postalCode,
});

const homeToProfileFields = ({ line1, line2, town, postcode, country }: Home) => ({
  addressLine1: line1,
  addressLine2: line2,
  city: town,
  postalCode: postcode,
  country,
});

const emptyAddress = {
  addressLine1: null,
  addressLine2: null,
  city: null,
  postalCode: null,
  country: null,
} as const;

/** Adds the address of the history to the details, unless the profile has a different one. */
export function withCurrentHome(details: ProfileDetails, homes: Homes, today: CivilDate): ProfileDetails {
  const home = presentHomeOf(homes, today);
  if (home === null || !isSameHome(detailsToPlace(details), homeToPlace(home))) return details;
  return { ...details, ...homeToProfileFields(home) };
}

/** The parts of an address change for the profile and for the history. */
export interface AddressChange {
  readonly details: DetailsChange;
  readonly home: { readonly id: string; readonly change: object } | null;
}

/**
 * Splits an address change. A correction changes the open entry. A new home is stored in the profile until the person
 * enters since when they live there, so that the earlier address stays in the history.
 */
export function splitAddressChange(
  stored: ProfileDetails,
  change: DetailsChange,
  homes: Homes,
  today: CivilDate,
): AddressChange {
  const home = presentHomeOf(homes, today);
  const changedFields = namesOf(addressFields).filter((name) => change[name] !== undefined);
  if (home === null || changedFields.length === 0) return { details: change, home: null };
  const currentAddress = wholeItem(addressFields, withCurrentHome(stored, homes, today));
  const after = {
    ...currentAddress,
    ...Object.fromEntries(changedFields.map((name) => [name, change[name]])),
  };
  const comparison = statedBeside(detailsToPlace(after), homeToPlace(home));
  const movedDetails = { ...change, ...emptyAddress, state: after.state };
  if (comparison === 'same') return { details: movedDetails, home: null };
  const correction = { ...detailsToPlace(after), country: after.country ?? home.country };
  const parsed = changeRequest.safeParse(correction);
  if (comparison === 'another' || !parsed.success) return { details: { ...change, ...after }, home: null };
  return { details: movedDetails, home: { id: home.id, change: parsed.data } };
}

/**
 * Finds what the profile must lose before the history changes: an address equal to the open entry, which would be
 * outdated afterwards, and the county if the person moves. @returns null if there is nothing to remove
 */
export function findObsoleteAddress(
  stored: ProfileDetails,
  before: Homes,
  after: Homes,
  today: CivilDate,
): DetailsChange | null {
  const home = presentHomeOf(before, today);
  if (home === null || !isSameHome(detailsToPlace(stored), homeToPlace(home))) return null;
  const next = presentHomeOf(after, today);
  // Removing an entry does not mean that the person moved, so the profile keeps its address.
  if (next === null && after.length < before.length) return null;
  const isSamePlace = next !== null && statedBeside(homeToPlace(next), homeToPlace(home)) !== 'another';
  return isSamePlace ? emptyAddress : { ...emptyAddress, state: null };
}
