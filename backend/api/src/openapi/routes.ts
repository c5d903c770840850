import type { App } from '../app';
import { sessionCookieName } from '../http/session';
import { rateLimited, fileAnswer } from '../http/describing';
import type { ApiContext } from '../http/context';
import { prepareFile, sendFile, type PreparedFile } from '../http/preparedFile';
import { limitedByAddress } from '../http/rateLimit';
import { type DeclaredRoute, type Routes } from '../http/routes';
import { createPolicy, hashStyles } from '../http/securityHeaders';
import { anyJson } from '@settlewise/contract/admin';
import { z } from 'zod';
import type { Audience } from './audience';
import { openApiDocument } from './document';
import { documentPage } from './page/documentPage';
import { styles } from './page/styles';

/** The page has no script, the one style sheet that stands in it, and the icon of the site. */
const policy = createPolicy({
  'default-src': `'none'`,
  'script-src': `'none'`,
  'style-src': hashStyles(styles),
  'img-src': `'self'`,
});

/** An OpenAPI document: it describes itself. */
const anyDocument = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), anyJson) });

/** A release changes the documents, so caches ask each time whether theirs is the latest. */
const keeping: Readonly<Record<Audience, string>> = {
  everybody: 'public, no-cache',
  administrators: 'private, no-cache',
};

/**
 * Serves the OpenAPI document and its page. Administrators also see the routes that are only for them.
 * @param declared every route, also those that are declared later
 */
export function openApiRoutes(
  routes: Routes,
  { administrator, limiter, overTls }: App,
  declared: readonly DeclaredRoute[],
): void {
  const sessionCookie = sessionCookieName(overTls);
  const made = new Map<Audience, { readonly document: PreparedFile; readonly page: PreparedFile }>();
  /** Made once, when it is first asked for: all routes are declared by then. */
  function documentFor(audience: Audience) {
    const existing = made.get(audience);
    if (existing !== undefined) return existing;
    const document = openApiDocument({ routes: declared, audience, sessionCookie });
    const written = {
      document: prepareFile('/openapi.json', JSON.stringify(document)),
      page: prepareFile('/docs.html', documentPage(document, audience)),
    };
    made.set(audience, written);
    return written;
  }

  async function answerDocument(ctx: ApiContext, audience: Audience): Promise<void> {
    ctx.set('Cache-Control', keeping[audience]);
    await sendFile(ctx, documentFor(audience).document);
  }

  async function answerPage(ctx: ApiContext, audience: Audience): Promise<void> {
    ctx.set({ 'Content-Security-Policy': policy, 'Cache-Control': keeping[audience] });
    await sendFile(ctx, documentFor(audience).page);
  }

  const everybody = limitedByAddress(limiter('documentsByAddress'));
  routes.get('/api/openapi.json', {
    summary: 'Gives this document.',
    caller: everybody,
    answers: { 200: anyDocument, 304: null },
    refusals: rateLimited('Asked too often'),
    handle: (ctx) => answerDocument(ctx, 'everybody'),
  });
  routes.getFile('/api/docs', {
    summary: 'Shows this document as a page.',
    caller: everybody,
    answers: { 200: fileAnswer('text/html'), 304: null },
    refusals: rateLimited('Asked too often'),
    handle: (ctx) => answerPage(ctx, 'everybody'),
  });
  routes.get('/api/admin/openapi.json', {
    summary: 'Gives the document of the calls for administrators.',
    caller: administrator,
    answers: { 200: anyDocument, 304: null },
    handle: (ctx) => answerDocument(ctx, 'administrators'),
  });
  routes.getFile('/api/admin/docs', {
    summary: 'Shows the document of the calls for administrators as a page.',
    caller: administrator,
    answers: { 200: fileAnswer('text/html'), 304: null },
    handle: (ctx) => answerPage(ctx, 'administrators'),
  });
}
