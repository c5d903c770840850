import type { PersonalDetailsResponse } from '@settlewise/contract/immigrationProfile';
import { isSameHome, presentHomeOf, statedBeside } from '@settlewise/rules/addressHistory';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { Address } from '../staysOf';

type AddressDetails = PersonalDetailsResponse['addressDetails'];

/** An address of now that the profile states and the address history does not say. */
export interface Unanswered {
  /** As an address of the list would begin. */
  readonly stated: Pick<Address, 'line1' | 'line2' | 'town' | 'postcode'> & {
    readonly country: string | null;
  };
  /** Where the list says that the person lives; null where it says nothing. */
  readonly home: Address | null;
}

const nowhere = { line1: '', line2: null, town: '', postcode: null };

/** Null where the profile and the list say the same, or the profile says nothing. */
export function unansweredAddress(
  { line1, line2, city, postalCode, country }: AddressDetails,
  list: readonly Address[],
  today: CivilDate,
): Unanswered | null {
  const stated = { line1: line1 ?? '', line2, town: city ?? '', postcode: postalCode, country };
  if (statedBeside(stated, nowhere) === 'same') return null;
  const home = presentHomeOf(list, today);
  return home !== null && isSameHome(stated, home) ? null : { stated, home };
}

/** When somebody left the home before, given the day or the month of the next, as a change of that entry. */
export function leftFor(before: Address, from: string): Pick<Address, 'to' | 'precision'> {
  const isMonth = (date: string) => date.length === 'yyyy-MM'.length;
  return { to: from, precision: isMonth(from) || isMonth(before.from) ? 'month' : 'day' };
}
