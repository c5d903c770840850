import { draftKeysResponse } from '@settlewise/contract/drafts';
import { rateLimited } from '../../http/describing';
import { limitedByAddress, type RateLimiter } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';
import type { DraftKeys } from '../../http/draftKeys';

export interface DraftRoutesOptions {
  readonly draftKeys: Pick<DraftKeys, 'of'>;
  readonly draftKeysByAddress: Pick<RateLimiter, 'count'>;
}

/** The keys with which pages encrypt drafts; the drafts themselves never leave the browser. */
export function draftRoutes(routes: Routes, { draftKeys, draftKeysByAddress }: DraftRoutesOptions): void {
  routes.get('/api/drafts/key', {
    summary: 'Gives the key that this browser seals with what is typed and not sent yet.',
    description:
      'Of the account where somebody is signed in. Otherwise of the browser, until it is closed: it is given a cookie for that.',
    caller: limitedByAddress(draftKeysByAddress),
    answers: { 200: draftKeysResponse },
    refusals: rateLimited('Asked too often'),
    handle: (ctx) => {
      ctx.body = draftKeys.of(ctx);
    },
  });
}
