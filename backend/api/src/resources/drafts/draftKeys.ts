import { randomBytes } from 'node:crypto';
import type { DraftKey, DraftKeysResponse } from '@settlewise/contract/drafts';
import type { Keyed } from '@settlewise/infra/crypto';
import { z } from 'zod';
import type { ApiContext } from '../../http/context';
import { createCookieName } from '../../http/createCookieName';
import { readPerson } from '../../http/session';

export interface DraftKeys {
  /** The keys of the requester. A visitor's browser gets a cookie if it has none. */
  of(ctx: ApiContext): DraftKeysResponse;
  /** Takes a browser's cookie away: what was sealed under it is never read again. */
  forget(ctx: ApiContext): void;
}

/** 32 bytes in base64url. */
const visitorSecret = z.string().regex(/^[\w-]{43}$/);

/**
 * Keys with which browsers encrypt drafts. They are not stored: they are derived from the account's id, or from a secret in
 * a cookie that scripts cannot read and that ends with the browser. Neither is of any use without the program's secret.
 */
export function createDraftKeys({
  keyed,
  overTls,
}: {
  readonly keyed: Pick<Keyed, 'hash'>;
  readonly overTls: boolean;
}): DraftKeys {
  const cookie = createCookieName('settlewise_drafts', overTls);
  // A signature would add nothing: any value goes through the keyed hash.
  const attributes = { httpOnly: true, sameSite: 'lax', secure: overTls, signed: false } as const;

  const keyOf = (kind: 'user' | 'visitor', of: string): DraftKey => ({
    holder: `${kind}-${keyed.hash('draft holder', kind, of).slice(0, 16)}`,
    key: Buffer.from(keyed.hash('draft key', kind, of), 'hex').toString('base64'),
  });
  const secretIn = (ctx: ApiContext) =>
    visitorSecret.safeParse(ctx.cookies.get(cookie, { signed: false })).data;

  function begin(ctx: ApiContext): string {
    const secret = randomBytes(32).toString('base64url');
    // Without a maximum age it ends with the browser.
    ctx.cookies.set(cookie, secret, attributes);
    return secret;
  }

  return {
    of(ctx) {
      const secret = secretIn(ctx);
      const person = readPerson(ctx.session);
      if (person === null) return { own: keyOf('visitor', secret ?? begin(ctx)), asVisitor: null };
      return {
        own: keyOf('user', person.userId),
        asVisitor: secret === undefined ? null : keyOf('visitor', secret),
      };
    },

    forget(ctx) {
      ctx.cookies.set(cookie, null, attributes);
    },
  };
}
