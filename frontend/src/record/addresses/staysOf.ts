import type { addresses, Presented } from '@settlewise/contract/collections';
import { type AddressStay, stayInRecord } from '@settlewise/rules/addressHistory';

export type Address = Presented<typeof addresses.fields>;

/** The addresses of the record as the rules look at them. */
export const staysOf = (list: readonly Address[]): readonly AddressStay[] => list.map(stayInRecord);
