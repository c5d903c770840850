import { type AddressPeriod, widestSpan } from '@settlewise/rules/addressHistory';
import { toDayNumber } from '@settlewise/rules/calendar';
import { staysOf, type Address } from '../../record/addresses/staysOf';

/** Addresses as a form asks for them, the newest first. */
export interface InFormOrder {
  /** Those with days in the period. */
  readonly inPeriod: readonly Address[];
  readonly outside: readonly Address[];
  /** By its id. */
  readonly addressOf: (id: string) => Address | undefined;
}

export function inFormOrder(list: readonly Address[], period: AddressPeriod): InFormOrder {
  const [first, last] = [toDayNumber(period.from), toDayNumber(period.to)];
  const spans = new Map(staysOf(list).map((stay) => [stay.id, widestSpan(stay)]));
  const startOf = ({ id }: Address) => spans.get(id)?.first ?? 0;
  const isInPeriod = ({ id }: Address) => {
    const span = spans.get(id);
    return span !== undefined && span.first <= last && span.last >= first;
  };
  const inOrder = list.toSorted((one, other) => startOf(other) - startOf(one));
  const byId = new Map(list.map((address) => [address.id, address]));
  return {
    inPeriod: inOrder.filter(isInPeriod),
    outside: inOrder.filter((address) => !isInPeriod(address)),
    addressOf: (id) => byId.get(id),
  };
}
