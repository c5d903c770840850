import type { DependantResponse } from '@settlewise/contract';
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
  type CivilDate,
  type JourneyBesideAddresses,
  type PeriodInLaw,
} from '@settlewise/rules';
import { staysOf, type Address } from '../../record/addresses/staysOf';
import type { Asked } from './FormAsked';

/** The addresses checked for a form: what it asks for, and what was found. */
export interface FormCheck {
  readonly asked: Asked;
  /** Whose addresses were checked; null for the person's own. */
  readonly whose: DependantResponse | null;
  readonly rule: AddressFormRule;
  readonly period: AddressPeriod;
  readonly inLaw: PeriodInLaw | null;
  /** The last day that was looked at: of days to come nobody lacks an address. */
  readonly checkedTo: CivilDate;
  readonly checked: CheckedAddresses;
  /** Those of whoever the addresses are; none where nobody has said which journeys a dependant makes. */
  readonly journeys: readonly JourneyBesideAddresses[];
  /** Those with days in the period, the newest first: the order of the forms. */
  readonly inPeriod: readonly Address[];
  /** The others, the newest first. */
  readonly outside: readonly Address[];
  /** By its id. */
  readonly addressOf: (id: string) => Address | undefined;
}

/** What there is to be checked. */
interface ToCheck {
  readonly addresses: readonly Address[];
  readonly journeys: readonly JourneyBesideAddresses[];
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
  const period = periodOfForm(form, applicationOn, whose === null ? asked.bornOn : whose.dateOfBirth);
  const [first, last] = [toDayNumber(period.from), toDayNumber(period.to)];
  // Where no day of the period is there yet, all of it is looked at.
  const checkedTo = today >= period.from && today < period.to ? today : period.to;
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
    ...{ asked, whose, period, journeys, rule: addressFormRule(form, applicationOn) },
    inLaw: whose === null ? periodInLaw(form, applicationOn, spouse) : null,
    checkedTo,
    checked: checkAddresses(stays, journeys, { ...period, to: checkedTo }, whose === null ? cameOn : null),
    inPeriod: inOrder.filter(isInPeriod),
    outside: inOrder.filter((address) => !isInPeriod(address)),
    addressOf: (id) => byId.get(id),
  };
}

function journeysOfDependant(
  { travelsWith, ownJourneys }: DependantResponse,
  journeysOfPerson: readonly JourneyBesideAddresses[],
): readonly JourneyBesideAddresses[] {
  if (travelsWith === null) return [];
  return travelsWith === 'me' ? journeysOfPerson : ownJourneys;
}
