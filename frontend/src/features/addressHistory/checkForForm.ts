import type { DependantResponse } from '@settlewise/contract/dependants';
import {
  addressFormRule,
  type AddressFormRule,
  type AddressPeriod,
  checkAddresses,
  type CheckedAddresses,
  type JourneyBesideAddresses,
  lookedAtUpTo,
  periodInLaw,
  type PeriodInLaw,
  periodOfForm,
} from '@settlewise/rules/addressHistory';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { journeysOfDependant, type SharedJourney } from '../../record/dependants/journeysOfDependant';
import { staysOf, type Address } from '../../record/addresses/staysOf';
import type { Asked } from './FormAsked';
import { inFormOrder, type InFormOrder } from './inFormOrder';

/** The addresses checked for a form: what it asks for, and what was found. */
export interface FormCheck extends InFormOrder {
  readonly asked: Asked;
  /** Whose addresses were checked; null for the person's own. */
  readonly whose: Pick<DependantResponse, 'firstName' | 'lastName'> | null;
  /** When they were born; null where the record does not say. */
  readonly bornOn: CivilDate | null;
  readonly rule: AddressFormRule;
  readonly period: AddressPeriod;
  readonly inLaw: PeriodInLaw | null;
  /** The last day that was looked at: of days to come nobody lacks an address. */
  readonly checkedTo: CivilDate;
  readonly checked: CheckedAddresses;
  /** Those of whoever the addresses are; none where nobody has said which journeys a dependant makes. */
  readonly journeys: readonly JourneyBesideAddresses[];
}

/** What there is to be checked. */
interface ToCheck {
  readonly addresses: readonly Address[];
  readonly journeys: readonly (JourneyBesideAddresses & SharedJourney)[];
  readonly dependants?: readonly DependantResponse[];
  readonly today: CivilDate;
}

/**
 * A dependant has the addresses that the person shared with them, from the day of birth on, and their own journeys.
 * @returns null while the day of the application is no date
 */
export function checkForForm(
  asked: Asked,
  { addresses: everyAddress, journeys: everyJourney, dependants = [], today }: ToCheck,
): FormCheck | null {
  const { form, applicationOn, spouse, cameOn } = asked;
  if (!isCivilDate(applicationOn)) return null;
  const whose = dependants.find(({ id }) => id === asked.whose) ?? null;
  const list =
    whose === null ? everyAddress : everyAddress.filter((each) => each.dependants?.includes(whose.id));
  const journeys = whose === null ? everyJourney : journeysOfDependant(whose, everyJourney);
  const bornOn = whose === null ? asked.bornOn : whose.dateOfBirth;
  const period = periodOfForm(form, applicationOn, bornOn);
  const checkedTo = lookedAtUpTo(period, today);
  return {
    asked,
    whose,
    bornOn,
    period,
    journeys,
    rule: addressFormRule(form, applicationOn),
    inLaw: whose === null ? periodInLaw(form, applicationOn, spouse) : null,
    checkedTo,
    checked: checkAddresses(
      staysOf(list),
      journeys,
      { ...period, to: checkedTo },
      whose === null ? cameOn : null,
    ),
    ...inFormOrder(list, period),
  };
}
