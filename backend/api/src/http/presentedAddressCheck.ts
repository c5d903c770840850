import type { AddressCheckRequest, AddressCheckResponse } from '@settlewise/contract/addressHistory';
import {
  addressFormRule,
  type AddressPeriod,
  type AddressStay,
  checkAddresses,
  conflictInWords,
  periodInLaw,
} from '@settlewise/rules/addressHistory';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { sourceOf } from './presentedSource';

interface ToCheck extends Pick<AddressCheckRequest, 'form' | 'applicationOn' | 'spouse' | 'journeys'> {
  readonly stays: readonly AddressStay[];
  /** The days that the form asks about. */
  readonly period: AddressPeriod;
  /** The last day that is looked at; left out, the last of the period. */
  readonly checkedTo?: CivilDate;
  /** The first day in the UK, where it is known. */
  readonly cameOn?: CivilDate | null;
}

/** A check of addresses as POST /api/address-history/check answers with it, and as it is kept. */
export function presentAddressCheck(asked: ToCheck): DeepReadonly<AddressCheckResponse> {
  const { form, applicationOn, spouse, stays, journeys, period, cameOn = null } = asked;
  const { checkedTo = period.to } = asked;
  const { asks: text, source, standing, confidence } = addressFormRule(form, applicationOn);
  const inLaw = periodInLaw(form, applicationOn, spouse);
  const { abroadWithoutJourney, ...checked } = checkAddresses(
    stays,
    journeys,
    { ...period, to: checkedTo },
    cameOn,
  );
  return {
    period,
    asks: { text, source: sourceOf(source), standing, confidence },
    periodInLaw: inLaw === null ? null : { ...inLaw, source: sourceOf(inLaw.source) },
    ...checked,
    conflicts: abroadWithoutJourney.map((conflict) => ({ ...conflict, message: conflictInWords(conflict) })),
  };
}
