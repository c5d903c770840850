import { presentSource, withPresentedSource } from '@settlewise/casework/presentedRules';
import type { AddressCheckRequest, AddressCheckResponse } from '@settlewise/contract/addressHistory';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { FeesResponse } from '@settlewise/contract/fees';
import {
  addressFormRule,
  type AddressPeriod,
  type AddressStay,
  checkAddresses,
  conflictInWords,
  periodInLaw,
} from '@settlewise/rules/addressHistory';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { FeesAnswer } from '@settlewise/rules/fees';

// Presents answers of the rules for the open calls and for saved results.

export const presentFees = ({ lines, terms, ...answer }: FeesAnswer): DeepReadonly<FeesResponse> => ({
  ...answer,
  lines: lines.map(({ source, ...line }) => ({
    ...line,
    source: source === null ? null : presentSource(source),
  })),
  terms: terms.map(withPresentedSource),
});

interface AddressCheck extends Pick<AddressCheckRequest, 'form' | 'applicationOn' | 'spouse' | 'journeys'> {
  readonly stays: readonly AddressStay[];
  /** The period that the form asks about. */
  readonly period: AddressPeriod;
  /** The last day to check. Default: the end of the period. */
  readonly checkedTo?: CivilDate;
  /** The first day in the UK, if known. */
  readonly cameOn?: CivilDate | null;
}

export function presentAddressCheck({
  form,
  applicationOn,
  spouse,
  stays,
  journeys,
  period,
  checkedTo = period.to,
  cameOn = null,
}: AddressCheck): DeepReadonly<AddressCheckResponse> {
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
    asks: { text, source: presentSource(source), standing, confidence },
    periodInLaw: inLaw === null ? null : { ...inLaw, source: presentSource(inLaw.source) },
    ...checked,
    conflicts: abroadWithoutJourney.map((conflict) => ({ ...conflict, message: conflictInWords(conflict) })),
  };
}
