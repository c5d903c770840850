import type { App } from '../app';
import { sessionCookieName } from '../http/session';
import { rateLimited, fileAnswer } from '../http/callDescription';
import type { ApiContext } from '../http/context';
import { prepareFile, sendFile, type PreparedFile } from '../http/preparedFile';
import { limitedByAddress } from '../http/rateLimit';
import { type DeclaredRoute, type Routes } from '../http/routes';
import { createPolicy, hashStyles } from '../http/securityHeaders';
import { anyJson } from '@settlewise/contract/admin';
import { z } from 'zod';
import type { Audience } from './audience';
import { createOpenApiDocument } from './document';
import { renderDocumentPage } from './page/documentPage';
import { styles } from './page/styles';

/** The page has one inline style sheet, the icon of the site, and no script. */
const policy = createPolicy({
  'default-src': `'none'`,
  'script-src': `'none'`,
  'style-src': hashStyles(styles),
  'img-src': `'self'`,
});

/** Any OpenAPI document. */
const anyDocument = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), anyJson) });

/** Caches must revalidate, because a release changes the documents. */
const cacheControl: Readonly<Record<Audience, string>> = {
  everybody: 'public, no-cache',
  administrators: 'private, no-cache',
};

/**
 * Serves the OpenAPI document and its page, and those for administrators.
 * @param declared all routes, including those declared later
 */
export function openApiRoutes(
  routes: Routes,
  { administrator, limiter, overTls }: App,
  declared: readonly DeclaredRoute[],
): void {
  const sessionCookie = sessionCookieName(overTls);
  const preparedFiles = new Map<Audience, { readonly document: PreparedFile; readonly page: PreparedFile }>();
  /** Prepares the document at the first request, when all routes are declared. */
  function documentFor(audience: Audience) {
    const existing = preparedFiles.get(audience);
    if (existing !== undefined) return existing;
    const document = createOpenApiDocument({ routes: declared, audience, sessionCookie });
    const prepared = {
      document: prepareFile('/openapi.json', JSON.stringify(document)),
      page: prepareFile('/docs.html', renderDocumentPage(document, audience)),
    };
    preparedFiles.set(audience, prepared);
    return prepared;
  }

  async function answerDocument(ctx: ApiContext, audience: Audience): Promise<void> {
    ctx.set('Cache-Control', cacheControl[audience]);
    await sendFile(ctx, documentFor(audience).document);
  }

  async function answerPage(ctx: ApiContext, audience: Audience): Promise<void> {
    ctx.set({ 'Content-Security-Policy': policy, 'Cache-Control': cacheControl[audience] });
    await sendFile(ctx, documentFor(audience).page);
  }

  const limitedVisitors = limitedByAddress(limiter('documentsByAddress'));
  routes.get('/api/openapi.json', {
    summary: 'Gives this document.',
    caller: limitedVisitors,
    answers: { 200: anyDocument, 304: null },
    refusals: rateLimited('Asked too often'),
    handle: (ctx) => answerDocument(ctx, 'everybody'),
  });
  routes.getFile('/api/docs', {
    summary: 'Shows this document as a page.',
    caller: limitedVisitors,
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
