import type { ApiMiddleware } from './context';
import { RequestRefusedError } from './requestRefusedError';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe requests unless the browser states that one of our pages sent them, because requests from other sites carry the
 * person's cookies too. @param publicUrl where people reach the program
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
