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
 * Where somebody lives is one fact: the open entry of their address history, which the profile shows. Only what that
 * history cannot say stands in the profile: the county, and an address that differs from the open entry, until the person
 * has said which is right.
 */

export type Home = ItemOf<typeof addresses.fields> & { readonly id: string };
type Homes = readonly Home[];
type HistoryState = ReadonlyMap<string, ItemOf<typeof addresses.fields>>;
type ProfileAddress = ItemOf<typeof addressFields>;

export const homesOf = (state: HistoryState): Homes => [...state].map(([id, home]) => ({ ...home, id }));

const { changeRequest } = collectionContract(addresses);

const placeOfHome = ({ line1, line2, town, postcode }: Home): AddressPlace => ({
  line1,
  line2,
  town,
  postcode,
});

const placeOfDetails = (details: ProfileAddress): AddressPlace => ({
  line1: details.addressLine1 ?? '',
  line2: details.addressLine2,
  town: details.city ?? '',
  postcode: details.postalCode,
});

const homeInProfile = ({ line1, line2, town, postcode, country }: Home) => ({
  addressLine1: line1,
  addressLine2: line2,
  city: town,
  postalCode: postcode,
  country,
});

const nothingStated = {
  addressLine1: null,
  addressLine2: null,
  city: null,
  postalCode: null,
  country: null,
} as const;

/** The details with the address of the history, unless the profile states another. */
export function withPresentHome(details: ProfileDetails, homes: Homes, today: CivilDate): ProfileDetails {
  const home = presentHomeOf(homes, today);
  if (home === null || !isSameHome(placeOfDetails(details), placeOfHome(home))) return details;
  return { ...details, ...homeInProfile(home) };
}

/** What a change of the profile's address comes to, in the profile and in the history. */
export interface AddressChange {
  readonly details: DetailsChange;
  readonly home: { readonly id: string; readonly change: object } | null;
}

/**
 * A corrected address corrects the open entry. Another home is stated in the profile until the person has said since
 * when they live there: the address before it must not be lost from the history.
 */
export function addressChange(
  stored: ProfileDetails,
  change: DetailsChange,
  homes: Homes,
  today: CivilDate,
): AddressChange {
  const home = presentHomeOf(homes, today);
  const said = namesOf(addressFields).filter((name) => change[name] !== undefined);
  if (home === null || said.length === 0) return { details: change, home: null };
  const shown = wholeItem(addressFields, withPresentHome(stored, homes, today));
  const after = { ...shown, ...Object.fromEntries(said.map((name) => [name, change[name]])) };
  const stated = statedBeside(placeOfDetails(after), placeOfHome(home));
  const following = { ...change, ...nothingStated, state: after.state };
  if (stated === 'same') return { details: following, home: null };
  const asked = { ...placeOfDetails(after), country: after.country ?? home.country };
  const fits = changeRequest.safeParse(asked);
  if (stated === 'another' || !fits.success) return { details: { ...change, ...after }, home: null };
  return { details: following, home: { id: home.id, change: fits.data } };
}

/**
 * What the profile gives up before the history changes: an address that the open entry says already, which would be an
 * old one afterwards, and its county where the person then lives elsewhere. Null where there is nothing to give up.
 */
export function givenUpBefore(
  stored: ProfileDetails,
  before: Homes,
  after: Homes,
  today: CivilDate,
): DetailsChange | null {
  const home = presentHomeOf(before, today);
  if (home === null || !isSameHome(placeOfDetails(stored), placeOfHome(home))) return null;
  const next = presentHomeOf(after, today);
  // Of a removed entry nobody has said that it was left: what the profile states by itself stays.
  if (next === null && after.length < before.length) return null;
  const stays = next !== null && statedBeside(placeOfHome(next), placeOfHome(home)) !== 'another';
  return stays ? nothingStated : { ...nothingStated, state: null };
}
