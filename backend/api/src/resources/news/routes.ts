import { messageResponse, type MessageResponse } from '@settlewise/contract/accounts';
import { newsLinkRequest, newsRequest } from '@settlewise/contract/news';
import type { App } from '../../app';
import type { Identity } from '../../identity/createIdentity';
import { rateLimited, fileAnswer } from '../../http/callDescription';
import { limitedByAddress } from '../../http/rateLimit';
import { type Routes } from '../../http/routes';
import { body, textInPath } from '../../http/validate';
import { createInvalidLinkError } from '../../mails/invalidLink';
import { readLinkToken } from '../../mails/linkToken';
import { newsPages } from '@settlewise/contract/news';
import { escapeHtml } from '../../http/escapeHtml';

/** News of rule changes by email, without an account: subscribing, confirming and unsubscribing. */
export function newsRoutes(routes: Routes, app: App & Identity): void {
  const { news, accountEmails, clock, limiter } = app;

  const holder = limitedByAddress(limiter('newsLinksByAddress'));

  routes.post('/api/news', {
    summary: 'Asks for news of rule changes by e-mail; a mail with a link to confirm follows.',
    description: 'The answer is the same whether the address gets the news already or not.',
    caller: limitedByAddress(limiter('newsByAddress')),
    input: body(newsRequest),
    answers: { 202: messageResponse },
    refusals: rateLimited('Too many from one address'),
    handle: async (ctx, _visitor, { email }) => {
      const subscriberId = await news.request(email, clock());
      await accountEmails.requestNewsConfirmation(subscriberId, ctx.state.correlationId);
      ctx.status = 202;
      const answer: MessageResponse = {
        message: 'If this address does not get our news yet, we have sent a link to it that confirms it.',
      };
      ctx.body = answer;
    },
  });

  routes.post('/api/news/confirm', {
    summary: 'Confirms the address with the secret of the mail: from then on it gets the news.',
    caller: holder,
    input: body(newsLinkRequest),
    answers: { 204: null },
    refusals: rateLimited('Too many from one address'),
    handle: async (ctx, _visitor, { token }) => {
      const link = readLinkToken(token);
      if (link === null || !(await news.confirm(link.userId, link.linkHash, clock())))
        throw createInvalidLinkError();
      ctx.status = 204;
    },
  });

  /** Unsubscribes. Idempotent, so a second request succeeds as well. */
  async function leave(token: string): Promise<void> {
    const link = readLinkToken(token);
    if (link === null || (await news.leave(link.userId, link.linkHash)) === 'not valid')
      throw createInvalidLinkError();
  }

  routes.post('/api/news/leave', {
    summary: 'Ends the news with the secret of one of their mails, and erases the address.',
    description: 'Again it changes nothing, and is answered alike.',
    caller: holder,
    input: body(newsLinkRequest),
    answers: { 204: null },
    refusals: rateLimited('Too many from one address'),
    handle: async (ctx, _visitor, { token }) => {
      await leave(token);
      ctx.status = 204;
    },
  });

  routes.post('/api/news/leave/:token', {
    summary: 'Does the same for a mail program: the address of `List-Unsubscribe` (RFC 8058).',
    description: 'It needs no `Origin`, and reads no content.',
    caller: holder,
    answers: { 204: null },
    refusals: { 422: 'There is no such link.', ...rateLimited('Too many from one address') },
    handle: async (ctx) => {
      await leave(textInPath(ctx, 'token'));
      ctx.status = 204;
    },
  });

  // Mail scanners open every link, so a GET must not unsubscribe anybody.
  routes.getFile('/api/news/leave/:token', {
    summary: 'Shows the way to the page that ends the news; it changes nothing itself.',
    caller: holder,
    answers: { 200: fileAnswer('text/html') },
    refusals: { 422: 'There is no such link.', ...rateLimited('Too many from one address') },
    handle: (ctx) => {
      const token = textInPath(ctx, 'token');
      if (readLinkToken(token) === null) throw createInvalidLinkError();
      ctx.type = 'text/html; charset=utf-8';
      ctx.body = renderLeavePage(token);
    },
  });
}

/**
 * Renders a link to the page that unsubscribes, for mail programs that open the address of `List-Unsubscribe` instead
 * of posting to it. A redirect is not used.
 */
const renderLeavePage = (token: string): string => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Stop the news – Settlewise</title>
  </head>
  <body>
    <main>
      <h1>Stop the news</h1>
      <p><a href="${newsPages.leave}#${escapeHtml(token)}">Go on to the page where you stop them</a></p>
    </main>
  </body>
</html>
`;
