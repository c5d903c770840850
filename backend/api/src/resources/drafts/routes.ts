import { draftKeysResponse } from '@settlewise/contract/drafts';
import type { App } from '../../app';
import { rateLimited } from '../../http/callDescription';
import { limitedByAddress } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';

/** The keys with which pages encrypt drafts; the drafts themselves never leave the browser. */
export function draftRoutes(routes: Routes, app: App): void {
  const { draftKeys, limiter } = app;

  routes.get('/api/drafts/key', {
    summary: 'Gives the key that this browser seals with what is typed and not sent yet.',
    description:
      'Of the account where somebody is signed in. Otherwise of the browser, until it is closed: it is given a cookie for that.',
    caller: limitedByAddress(limiter('draftKeysByAddress')),
    answers: { 200: draftKeysResponse },
    refusals: rateLimited('Asked too often'),
    handle: (ctx) => {
      ctx.body = draftKeys.findFor(ctx);
    },
  });
}
