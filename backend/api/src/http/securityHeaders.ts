import { createHash } from 'node:crypto';
import type { ApiMiddleware } from './context';

/** Lets one style sheet in that stands in a page, by what it says. */
export const styleHash = (styles: string): string =>
  `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

const directives: Readonly<Record<string, string>> = {
  'default-src': `'self'`,
  'script-src': `'self'`,
  // The component library adds empty style elements and fills them by script, which no policy is about.
  'style-src': `'self' ${styleHash('')}`,
  'img-src': `'self' data: blob:`,
  'font-src': `'self' data:`,
  'connect-src': `'self'`,
  'object-src': `'none'`,
  'base-uri': `'none'`,
  'form-action': `'self'`,
  'frame-ancestors': `'none'`,
};

/** The Content-Security-Policy of a page that needs some of it otherwise. */
export function policyWith(change: Readonly<Record<string, string>>): string {
  return Object.entries({ ...directives, ...change })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policyWith({}),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** @param overTls whether people reach the program by https */
export function securityHeaders({ overTls }: { readonly overTls: boolean }): ApiMiddleware {
  return async (ctx, next) => {
    ctx.set(headers);
    if (overTls) ctx.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    await next();
  };
}
