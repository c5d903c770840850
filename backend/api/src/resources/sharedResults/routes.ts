import {
  revokeSharedResultRequest,
  shareAsVisitorRequest,
  type SharedResultResponse,
  shareResultRequest,
} from '@settlewise/contract/sharedResults';
import type { SharedResults } from '@settlewise/infra/sharedResults';
import { ownCommand, repeatableCommand } from '../../http/commandContext';
import { limitedByAddress, type RateLimiter } from '../../http/rateLimit';
import { nothing, type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body, identifierInPath } from '../../http/validate';
import { openLink } from './openLink';
import type { Sharing } from './sharing';

export interface SharedResultRoutesOptions {
  readonly sharing: Sharing;
  readonly sharedResults: Pick<SharedResults, 'find'>;
  readonly sharedResultsByAddress: Pick<RateLimiter, 'count'>;
  readonly sharingByAddress: Pick<RateLimiter, 'count'>;
  readonly clock: () => Date;
}

/** Results that people share by a link, from an account or without one. */
export function sharedResultRoutes(routes: Routes, options: SharedResultRoutesOptions): void {
  const { sharing, sharingByAddress, clock } = options;
  const reader = limitedByAddress(options.sharedResultsByAddress);

  routes.get('/api/shared-results', signedIn, nothing, async (ctx, { userId }) => {
    ctx.body = await sharing.listOf(userId, clock());
  });

  routes.post('/api/shared-results', signedIn, body(shareResultRequest), async (ctx, { userId }, request) => {
    await sharingByAddress.count(ctx.ip);
    ctx.status = 201;
    ctx.body = await sharing.share(request, repeatableCommand(ctx, userId, clock()));
  });

  routes.delete('/api/shared-results/:id', signedIn, nothing, async (ctx, { userId }) => {
    await sharing.revoke(identifierInPath(ctx), ownCommand(ctx, userId, clock()));
    ctx.status = 204;
  });

  routes.post(
    '/api/shared-results/visitor',
    limitedByAddress(sharingByAddress),
    body(shareAsVisitorRequest),
    async (ctx, _visitor, request) => {
      ctx.status = 201;
      ctx.body = await sharing.shareAsVisitor(request, clock());
    },
  );

  routes.get('/api/shared-results/:id', reader, nothing, async (ctx) => {
    ctx.set({ 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
    const found = await openLink(identifierInPath(ctx), options);
    const answer: SharedResultResponse = {
      sealed: found.sealed.toString('base64'),
      expiresAt: found.expiresAt.toISOString(),
    };
    ctx.body = answer;
  });

  routes.post(
    '/api/shared-results/:id/revoke',
    reader,
    body(revokeSharedResultRequest),
    async (ctx, _visitor, { revokeToken }) => {
      await sharing.revokeAsVisitor(identifierInPath(ctx), revokeToken, clock());
      ctx.status = 204;
    },
  );

  routes.post(
    '/api/shared-results/:id/standing',
    reader,
    body(revokeSharedResultRequest),
    async (ctx, _visitor, { revokeToken }) => {
      ctx.body = await sharing.standingForVisitor(identifierInPath(ctx), revokeToken, clock());
    },
  );
}
