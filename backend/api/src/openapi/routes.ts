import type { AdministratorGuard } from '../http/administrator';
import type { ApiContext } from '../http/context';
import { anyone, nothing, type DeclaredRoute, type Routes } from '../http/routes';
import { policyWith, styleHash } from '../http/securityHeaders';
import type { Audience } from './audience';
import { openApiDocument } from './document';
import { documentPage } from './page/documentPage';
import { styles } from './page/styles';

interface Options {
  /** Every route that is declared, these and those that are declared later too. */
  readonly declared: readonly DeclaredRoute[];
  readonly administrator: AdministratorGuard;
  readonly sessionCookie: string;
}

/** The page has no script, the one style sheet that stands in it, and the icon of the site. */
const policy = policyWith({
  'default-src': `'none'`,
  'script-src': `'none'`,
  'style-src': styleHash(styles),
  'img-src': `'self'`,
});

/** The document of the API, for programs and for people: what everybody may know, and what administrators may. */
export function openApiRoutes(routes: Routes, { declared, administrator, sessionCookie }: Options): void {
  const made = new Map<Audience, { readonly document: string; readonly page: string }>();
  /** Made once, when it is first asked for: all routes are declared by then. */
  function documentFor(audience: Audience) {
    const existing = made.get(audience);
    if (existing !== undefined) return existing;
    const document = openApiDocument({ routes: declared, audience, sessionCookie });
    const written = { document: JSON.stringify(document), page: documentPage(document, audience) };
    made.set(audience, written);
    return written;
  }

  function answerDocument(ctx: ApiContext, audience: Audience): void {
    ctx.type = 'json';
    ctx.body = documentFor(audience).document;
  }

  function answerPage(ctx: ApiContext, audience: Audience): void {
    ctx.set('Content-Security-Policy', policy);
    ctx.type = 'html';
    ctx.body = documentFor(audience).page;
  }

  routes.get('/api/openapi.json', anyone, nothing, (ctx) => answerDocument(ctx, 'everybody'));
  routes.getFile('/api/docs', anyone, nothing, (ctx) => answerPage(ctx, 'everybody'));
  routes.get('/api/admin/openapi.json', administrator, nothing, (ctx) =>
    answerDocument(ctx, 'administrators'),
  );
  routes.getFile('/api/admin/docs', administrator, nothing, (ctx) => answerPage(ctx, 'administrators'));
}
