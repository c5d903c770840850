import {
  addressFormRule,
  checkAddresses,
  isCivilDate,
  periodInLaw,
  periodOfForm,
  toDayNumber,
  widestSpan,
  type AddressFormRule,
  type AddressPeriod,
  type CheckedAddresses,
  type JourneyBesideAddresses,
  type PeriodInLaw,
} from '@settlewise/rules';
import { staysOf, type Address } from '../../record/addresses/staysOf';
import type { Asked } from './FormAsked';

/** The addresses checked for a form: what it asks for, and what was found. */
export interface FormCheck {
  readonly asked: Asked;
  readonly rule: AddressFormRule;
  readonly period: AddressPeriod;
  readonly inLaw: PeriodInLaw | null;
  readonly checked: CheckedAddresses;
  /** Those with days in the period, the newest first: the order of the forms. */
  readonly inPeriod: readonly Address[];
  /** The others, the newest first. */
  readonly outside: readonly Address[];
  /** By its id. */
  readonly addressOf: (id: string) => Address | undefined;
}

/** Null while the day of the application is no date. */
export function checkForForm(
  asked: Asked,
  list: readonly Address[],
  journeys: readonly JourneyBesideAddresses[],
): FormCheck | null {
  const { form, applicationOn, spouse } = asked;
  if (!isCivilDate(applicationOn)) return null;
  const period = periodOfForm(form, applicationOn);
  const [first, last] = [toDayNumber(period.from), toDayNumber(period.to)];
  const stays = staysOf(list);
  const spans = new Map(stays.map((stay) => [stay.id, widestSpan(stay)]));
  const startOf = ({ id }: Address) => spans.get(id)?.first ?? 0;
  const isInPeriod = ({ id }: Address) => {
    const span = spans.get(id);
    return span !== undefined && span.first <= last && span.last >= first;
  };
  const inOrder = list.toSorted((one, other) => startOf(other) - startOf(one));
  const byId = new Map(list.map((address) => [address.id, address]));
  return {
    ...{ asked, period, rule: addressFormRule(form), inLaw: periodInLaw(form, applicationOn, spouse) },
    checked: checkAddresses(stays, journeys, period),
    inPeriod: inOrder.filter(isInPeriod),
    outside: inOrder.filter((address) => !isInPeriod(address)),
    addressOf: (id) => byId.get(id),
  };
}
