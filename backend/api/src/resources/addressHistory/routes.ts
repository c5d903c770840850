import {
  addressCheckRequest,
  type AddressCheckRequest,
  type AddressCheckResponse,
} from '@settlewise/contract';
import {
  addressFormRule,
  checkAddresses,
  conflictInWords,
  periodInLaw,
  periodOfForm,
  type AddressStay,
} from '@settlewise/rules';
import type { DeepReadonly } from '../../http/deepReadonly';
import { sourceOf } from '../../http/presentedSource';
import { limitedByAddress, type RateLimiter } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';
import { body } from '../../http/validate';

export interface AddressHistoryRoutesOptions {
  readonly calculationsByAddress: RateLimiter;
}

/** Checks a list of addresses for what a form asks: for everybody, nothing is stored. */
export function addressHistoryRoutes(
  routes: Routes,
  { calculationsByAddress }: AddressHistoryRoutesOptions,
): void {
  routes.post(
    '/api/address-history/check',
    limitedByAddress(calculationsByAddress),
    body(addressCheckRequest, { largest: '1mb' }),
    (ctx, _anyone, request) => {
      ctx.body = answerTo(request);
    },
  );
}

function answerTo({
  form,
  applicationOn,
  dateOfBirth,
  spouse,
  addresses,
  journeys,
}: AddressCheckRequest): DeepReadonly<AddressCheckResponse> {
  const period = periodOfForm(form, applicationOn, dateOfBirth);
  const { asks: text, source, standing, confidence } = addressFormRule(form, applicationOn);
  const inLaw = periodInLaw(form, applicationOn, spouse);
  const { abroadWithoutJourney, ...checked } = checkAddresses(addresses.map(stayOf), journeys, period);
  return {
    period,
    asks: { text, source: sourceOf(source), standing, confidence },
    periodInLaw: inLaw === null ? null : { ...inLaw, source: sourceOf(inLaw.source) },
    ...checked,
    conflicts: abroadWithoutJourney.map((conflict) => ({ ...conflict, message: conflictInWords(conflict) })),
  };
}

/** The UK and its islands, where days are no days abroad for citizenship. */
const atHome: ReadonlySet<string> = new Set(['GB', 'GG', 'IM', 'JE']);

const stayOf = ({ country, role, ...address }: AddressCheckRequest['addresses'][number]): AddressStay => ({
  ...address,
  isTemporary: role === 'temporary',
  isAbroad: role === 'abroad' || !atHome.has(country),
});
