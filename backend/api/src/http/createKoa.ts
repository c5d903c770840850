import Koa from 'koa';
import type { ApiDependencies } from '../apiDependencies';
import type { ApiApplication, ApiExtras, ApiState } from './context';
import { createCookieSignatures } from './cookieSignatures';

export function createKoa({ config, log }: Pick<ApiDependencies, 'config' | 'log'>): ApiApplication {
  const koa = new Koa<ApiState, ApiExtras>({
    proxy: config.behindProxy,
    // Each appends the address that it has seen: the first of theirs is the visitor's, those before it anybody can make up.
    maxIpsCount: config.proxies ?? 1,
  });
  koa.keys = createCookieSignatures(config.sessionSecret);
  // What goes wrong past the error mapping: a connection that broke while an answer was on its way.
  koa.silent = true;
  koa.on('error', (error: unknown, ctx?: { readonly state?: Partial<ApiState> }) =>
    log.warn({ correlationId: ctx?.state?.correlationId, err: error }, 'An answer was not sent in full'),
  );
  return koa;
}
