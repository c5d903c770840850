import type { ApiMiddleware } from './context';

/** Calls that read no session and store nothing. Other programs and pages of other sites may use them. */
const openCalls: Readonly<Record<string, 'GET' | 'POST'>> = {
  '/api/rules': 'GET',
  '/api/rules/notices': 'GET',
  '/api/assess': 'POST',
  '/api/checklist': 'POST',
  '/api/fees': 'POST',
  '/api/address-history/check': 'POST',
  '/api/practice/questions': 'GET',
  '/api/practice/answers': 'POST',
  '/api/practice/difficulty': 'GET',
};

const listMethods = (method: 'GET' | 'POST'): readonly string[] =>
  method === 'GET' ? ['GET', 'HEAD'] : ['POST'];

function isOpenCall({ method, path }: { readonly method: string; readonly path: string }): boolean {
  const openMethod = Object.hasOwn(openCalls, path) ? openCalls[path] : undefined;
  return openMethod !== undefined && listMethods(openMethod).includes(method);
}

/**
 * The address of `List-Unsubscribe`. Mail services call it when somebody presses “Unsubscribe” (RFC 8058), so the request has no
 * Origin. It reads no session; only its secret allows it.
 */
const oneClickUnsubscribe = /^\/api\/news\/leave\/[^/]+$/;

const isOneClickUnsubscribe = ({ method, path }: { readonly method: string; readonly path: string }) =>
  method === 'POST' && oneClickUnsubscribe.test(path);

/** One day, because only a new release changes the answer to a preflight. */
const preflightSeconds = 24 * 60 * 60;

/**
 * Lets pages of every site read the answers of open calls, including refusals, and answers preflight requests. It runs before
 * the session middleware, which skips these requests.
 */
export const crossOrigin: ApiMiddleware = async (ctx, next) => {
  const method = Object.hasOwn(openCalls, ctx.path) ? openCalls[ctx.path] : undefined;
  if (method === undefined) {
    await next();
    return;
  }
  const methods = [...listMethods(method), 'OPTIONS'].join(', ');
  ctx.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'ETag, Retry-After',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  if (ctx.method !== 'OPTIONS') {
    await next();
    return;
  }
  ctx.set({
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': 'Content-Type, If-None-Match',
    'Access-Control-Max-Age': String(preflightSeconds),
    Allow: methods,
  });
  ctx.status = 204;
};

/** Skips the middleware for open calls and for one-click unsubscribe. */
export const exceptOpenCalls =
  (layer: ApiMiddleware): ApiMiddleware =>
  async (ctx, next) => {
    await (isOpenCall(ctx) || isOneClickUnsubscribe(ctx) ? next() : layer(ctx, next));
  };
