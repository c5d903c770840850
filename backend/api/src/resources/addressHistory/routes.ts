import {
  addressCheckRequest,
  type AddressCheckRequest,
  addressCheckResponse,
} from '@settlewise/contract/addressHistory';
import { type AddressStay, periodOfForm } from '@settlewise/rules/addressHistory';
import type { App } from '../../app';
import { rateLimited } from '../../http/describing';
import { presentAddressCheck } from '../../answers/presentAnswers';
import { limitedByAddress } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';
import { body } from '../../http/validate';

/** Checks a list of addresses for what a form asks: for everybody, nothing is stored. */
export function addressHistoryRoutes(routes: Routes, app: App): void {
  routes.post('/api/address-history/check', {
    summary: 'Finds gaps, overlaps and contradictions in the addresses that a form asks for.',
    caller: limitedByAddress(app.limiter('calculationsByAddress')),
    input: body(addressCheckRequest, { limit: '1mb' }),
    answers: { 200: addressCheckResponse },
    refusals: rateLimited('Too many calculations'),
    handle: (ctx, _anyone, request) => {
      ctx.body = answerTo(request);
    },
  });
}

function answerTo({ addresses, dateOfBirth, ...asked }: AddressCheckRequest) {
  const period = periodOfForm(asked.form, asked.applicationOn, dateOfBirth);
  return presentAddressCheck({ ...asked, period, stays: addresses.map(stayOf) });
}

/** The UK and its islands, where days are no days abroad for citizenship. */
const atHome: ReadonlySet<string> = new Set(['GB', 'GG', 'IM', 'JE']);

const stayOf = ({ country, role, ...address }: AddressCheckRequest['addresses'][number]): AddressStay => ({
  ...address,
  isTemporary: role === 'temporary',
  isAbroad: role === 'abroad' || !atHome.has(country),
});
