import {
  addressCheckRequest,
  type AddressCheckRequest,
  addressCheckResponse,
} from '@settlewise/contract/addressHistory';
import { type AddressStay, periodOfForm } from '@settlewise/rules/addressHistory';
import type { App } from '../../app';
import { rateLimited } from '../../http/callDescription';
import { presentAddressCheck } from '../../answers/presentAnswers';
import { limitedByAddress } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';
import { body } from '../../http/validate';

/** Checks a list of addresses for a form. Needs no account, and stores nothing. */
export function addressHistoryRoutes(routes: Routes, app: App): void {
  routes.post('/api/address-history/check', {
    summary: 'Finds gaps, overlaps and contradictions in the addresses that a form asks for.',
    caller: limitedByAddress(app.limiter('calculationsByAddress')),
    input: body(addressCheckRequest, { limit: '1mb' }),
    answers: { 200: addressCheckResponse },
    refusals: rateLimited('Too many calculations'),
    handle: (ctx, _anyone, request) => {
      ctx.body = checkAddresses(request);
    },
  });
}

function checkAddresses({ addresses, dateOfBirth, ...question }: AddressCheckRequest) {
  const period = periodOfForm(question.form, question.applicationOn, dateOfBirth);
  return presentAddressCheck({ ...question, period, stays: addresses.map(toStay) });
}

/** The UK and its islands. For citizenship, days there are not days abroad. */
const homeCountries: ReadonlySet<string> = new Set(['GB', 'GG', 'IM', 'JE']);

const toStay = ({ country, role, ...address }: AddressCheckRequest['addresses'][number]): AddressStay => ({
  ...address,
  isTemporary: role === 'temporary',
  isAbroad: role === 'abroad' || !homeCountries.has(country),
});
