import { createHash } from 'node:crypto';
import helmet from 'koa-helmet';
import type { ApiMiddleware } from './context';

/** The Content-Security-Policy source of an inline style sheet. */
export const hashStyles = (styles: string): string =>
  `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

const directives: Readonly<Record<string, string>> = {
  'default-src': `'self'`,
  'script-src': `'self'`,
  // The component library adds empty style elements and fills them by script, which policies do not restrict.
  'style-src': `'self' ${hashStyles('')}`,
  'img-src': `'self' data: blob:`,
  'font-src': `'self' data:`,
  'connect-src': `'self'`,
  'object-src': `'none'`,
  'base-uri': `'none'`,
  'form-action': `'self'`,
  'frame-ancestors': `'none'`,
};

/** The Content-Security-Policy of a page with its own directives. */
export function createPolicy(overrides: Readonly<Record<string, string>>): string {
  return Object.entries({ ...directives, ...overrides })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Helmet does not support this header. */
const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** @param overTls whether people reach the program by https */
export function securityHeaders({ overTls }: { readonly overTls: boolean }): ApiMiddleware {
  const safe = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: overTls ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
  return async (ctx, next) => {
    ctx.set('Permissions-Policy', permissions);
    await safe(ctx, next);
  };
}
