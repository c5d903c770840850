import type { ApiMiddleware } from './context';

/** Calls that read no session and store nothing: other programs, and pages of other sites, may use them. */
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

const methodsOf = (method: 'GET' | 'POST'): readonly string[] =>
  method === 'GET' ? ['GET', 'HEAD'] : ['POST'];

/** Whether a request is one of the calls that every site may make. */
export function isOpenToOtherSites({
  method,
  path,
}: {
  readonly method: string;
  readonly path: string;
}): boolean {
  const open = Object.hasOwn(openCalls, path) ? openCalls[path] : undefined;
  return open !== undefined && methodsOf(open).includes(method);
}

/**
 * The address of `List-Unsubscribe`. Mail services call it when somebody presses “Unsubscribe” (RFC 8058), so the request has no
 * Origin. It reads no session; only its secret allows it.
 */
const oneClickUnsubscribe = /^\/api\/news\/leave\/[^/]+$/;

const isOneClickUnsubscribe = ({ method, path }: { readonly method: string; readonly path: string }) =>
  method === 'POST' && oneClickUnsubscribe.test(path);

/** A day: the answer to a preflight does not change before the program does. */
const preflightSeconds = 24 * 60 * 60;

/**
 * Lets pages of every site read the open calls, refusals included, and answers preflight requests. It comes before the session
 * middleware, which never sees such a request.
 */
export const openToOtherSites: ApiMiddleware = async (ctx, next) => {
  const open = Object.hasOwn(openCalls, ctx.path) ? openCalls[ctx.path] : undefined;
  if (open === undefined) {
    await next();
    return;
  }
  const methods = [...methodsOf(open), 'OPTIONS'].join(', ');
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

/** Middleware that is skipped for the open calls, and for what mail services call. */
export const unlessOpen =
  (layer: ApiMiddleware): ApiMiddleware =>
  async (ctx, next) => {
    await (isOpenToOtherSites(ctx) || isOneClickUnsubscribe(ctx) ? next() : layer(ctx, next));
  };
