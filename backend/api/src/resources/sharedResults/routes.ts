import {
  ownSharedResult,
  ownSharedResultList,
  revokeSharedResultRequest,
  shareAsVisitorRequest,
  sharedByVisitorResponse,
  sharedResultResponse,
  type SharedResultResponse,
  sharedResultStanding,
  shareResultRequest,
} from '@settlewise/contract/sharedResults';
import type { App } from '../../app';
import { rateLimited } from '../../http/callDescription';
import { ownCommand, repeatableCommand } from '../../http/commandContext';
import { limitedByAddress } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body, identifierInPath } from '../../http/validate';
import { openLink } from './openLink';
import { createSharing } from './sharing';

/** The routes of results that people share by a link, with or without an account. */
export function sharedResultRoutes(routes: Routes, app: App): void {
  const { clock, limiter } = app;
  const sharing = createSharing(app);
  const sharingByAddress = limiter('sharingByAddress');

  const reader = limitedByAddress(limiter('sharedResultsByAddress'));

  routes.get('/api/shared-results', {
    summary: 'Lists the results that a person shares by a link.',
    caller: signedIn,
    answers: { 200: ownSharedResultList },
    handle: async (ctx, { userId }) => {
      ctx.body = await sharing.list(userId, clock());
    },
  });

  routes.post('/api/shared-results', {
    summary: 'Shares a sealed result by a link, for 30 days.',
    description: 'The browser seals it. Its key stands behind the # of the link, which no browser sends.',
    caller: signedIn,
    input: body(shareResultRequest),
    repeatable: true,
    answers: { 201: ownSharedResult },
    refusals: rateLimited('Too many from one address'),
    handle: async (ctx, { userId }, request) => {
      await sharingByAddress.count(ctx.ip);
      ctx.status = 201;
      ctx.body = await sharing.share(request, repeatableCommand(ctx, userId, clock()));
    },
  });

  routes.delete('/api/shared-results/:id', {
    summary: 'Revokes the link of a shared result, and erases what was shared.',
    caller: signedIn,
    answers: { 204: null },
    handle: async (ctx, { userId }) => {
      await sharing.revoke(identifierInPath(ctx), ownCommand(ctx, userId, clock()));
      ctx.status = 204;
    },
  });

  routes.post('/api/shared-results/visitor', {
    summary: 'Shares a sealed result without an account; the answer has what revokes it.',
    caller: limitedByAddress(sharingByAddress),
    input: body(shareAsVisitorRequest),
    answers: { 201: sharedByVisitorResponse },
    refusals: rateLimited('Too many from one address'),
    handle: async (ctx, _visitor, request) => {
      ctx.status = 201;
      ctx.body = await sharing.shareAsVisitor(request, clock());
    },
  });

  routes.get('/api/shared-results/:id', {
    summary: 'Gives a sealed result to whoever has its link.',
    caller: reader,
    answers: { 200: sharedResultResponse },
    refusals: {
      404: 'There never was one.',
      410: 'It was revoked, or its 30 days are over.',
      ...rateLimited('Too many from one address'),
    },
    handle: async (ctx) => {
      ctx.set({ 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' });
      const found = await openLink(identifierInPath(ctx), app);
      const answer: SharedResultResponse = {
        sealed: found.sealed.toString('base64'),
        expiresAt: found.expiresAt.toISOString(),
      };
      ctx.body = answer;
    },
  });

  routes.post('/api/shared-results/:id/revoke', {
    summary: 'Revokes what a visitor shared, and erases it.',
    caller: reader,
    input: body(revokeSharedResultRequest),
    answers: { 204: null },
    refusals: {
      404: 'There is no such result, or it is revoked with something else.',
      ...rateLimited('Too many from one address'),
    },
    handle: async (ctx, _visitor, { revokeToken }) => {
      await sharing.revokeAsVisitor(identifierInPath(ctx), revokeToken, clock());
      ctx.status = 204;
    },
  });

  routes.post('/api/shared-results/:id/standing', {
    summary: 'Says to the visitor who shared a result whether its link works, and until or since when.',
    caller: reader,
    input: body(revokeSharedResultRequest),
    answers: { 200: sharedResultStanding },
    refusals: {
      404: 'There is no such result, or it is revoked with something else.',
      ...rateLimited('Too many from one address'),
    },
    handle: async (ctx, _visitor, { revokeToken }) => {
      ctx.body = await sharing.findStatusForVisitor(identifierInPath(ctx), revokeToken, clock());
    },
  });
}
