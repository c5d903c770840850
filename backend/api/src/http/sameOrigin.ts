import type { ApiMiddleware } from './context';
import { RequestRefusedError } from './requestRefusedError';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets a request change something only when the browser says that one of our own pages sent it: another site's page
 * would bring the person's cookies along. @param publicUrl where people reach the program
 */
export function sameOrigin(publicUrl: URL): ApiMiddleware {
  return async (ctx, next) => {
    if (!safeMethods.has(ctx.method) && !isSameOrigin(ctx.headers, publicUrl)) {
      throw new RequestRefusedError(
        403,
        'This request did not come from a page of this site. Please open the site and try again.',
      );
    }
    await next();
  };
}

function isSameOrigin(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  publicUrl: URL,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  if (typeof origin !== 'string') return false;
  return (
    origin === publicUrl.origin ||
    (typeof host === 'string' && (origin === `http://${host}` || origin === `https://${host}`))
  );
}
