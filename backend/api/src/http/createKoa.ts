import Koa from 'koa';
import type { ApiDependencies } from '../apiDependencies';
import type { ApiApplication, ApiExtras, ApiState } from './context';
import { createCookieSignatures } from './cookieSignatures';

export function createKoa({ config, log }: Pick<ApiDependencies, 'config' | 'log'>): ApiApplication {
  const koa = new Koa<ApiState, ApiExtras>({
    proxy: config.behindProxy,
    // Each proxy appends the address of its client. Addresses before those of our proxies may be forged.
    maxIpsCount: config.proxies ?? 1,
  });
  koa.keys = createCookieSignatures(config.sessionSecret);
  // Reports errors after the error mapping, such as a connection that broke while the answer was sent.
  koa.silent = true;
  koa.on('error', (error: unknown, ctx?: { readonly state?: Partial<ApiState> }) =>
    log.warn({ correlationId: ctx?.state?.correlationId, err: error }, 'An answer was not sent in full'),
  );
  return koa;
}
