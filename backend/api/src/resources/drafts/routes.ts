import { limitedByAddress, type RateLimiter } from '../../http/rateLimit';
import { nothing, type Routes } from '../../http/routes';
import type { DraftKeys } from '../../http/draftKeys';

export interface DraftRoutesOptions {
  readonly draftKeys: Pick<DraftKeys, 'of'>;
  readonly draftKeysByAddress: Pick<RateLimiter, 'count'>;
}

/** The keys with which pages encrypt drafts; the drafts themselves never leave the browser. */
export function draftRoutes(routes: Routes, { draftKeys, draftKeysByAddress }: DraftRoutesOptions): void {
  routes.get('/api/drafts/key', limitedByAddress(draftKeysByAddress), nothing, (ctx) => {
    ctx.body = draftKeys.of(ctx);
  });
}
