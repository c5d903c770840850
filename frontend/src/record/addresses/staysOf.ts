import type { addresses, Presented } from '@settlewise/contract';
import { stayInRecord, type AddressStay } from '@settlewise/rules';

export type Address = Presented<typeof addresses.fields>;

/** The addresses of the record as the rules look at them. */
export const staysOf = (list: readonly Address[]): readonly AddressStay[] => list.map(stayInRecord);
