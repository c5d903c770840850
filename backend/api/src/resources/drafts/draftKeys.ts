import { randomBytes } from 'node:crypto';
import type { DraftKey, DraftKeysResponse } from '@settlewise/contract/drafts';
import type { Keyed } from '@settlewise/infra/crypto';
import { z } from 'zod';
import type { ApiContext } from '../../http/context';
import { createCookieName } from '../../http/createCookieName';
import { readPerson } from '../../http/session';

export interface DraftKeys {
  /** The keys of the requester. A visitor's browser gets a cookie if it has none. */
  findFor(ctx: ApiContext): DraftKeysResponse;
  /** Deletes the browser's cookie, so that drafts encrypted with it can never be read again. */
  forget(ctx: ApiContext): void;
}

/** 32 bytes in base64url. */
const visitorSecret = z.string().regex(/^[\w-]{43}$/);

/**
 * Browsers encrypt drafts with these keys. The keys are not stored but derived, with the program's secret, from the account's id
 * or from a secret in a session cookie that scripts cannot read.
 */
export function createDraftKeys({
  keyed,
  overTls,
}: {
  readonly keyed: Pick<Keyed, 'hash'>;
  readonly overTls: boolean;
}): DraftKeys {
  const cookie = createCookieName('settlewise_drafts', overTls);
  // A signature is unnecessary, because every value goes through the keyed hash.
  const attributes = { httpOnly: true, sameSite: 'lax', secure: overTls, signed: false } as const;

  const createKey = (kind: 'user' | 'visitor', owner: string): DraftKey => ({
    holder: `${kind}-${keyed.hash('draft holder', kind, owner).slice(0, 16)}`,
    key: Buffer.from(keyed.hash('draft key', kind, owner), 'hex').toString('base64'),
  });
  const readSecret = (ctx: ApiContext) =>
    visitorSecret.safeParse(ctx.cookies.get(cookie, { signed: false })).data;

  function createSecret(ctx: ApiContext): string {
    const secret = randomBytes(32).toString('base64url');
    // Without a maximum age, the cookie ends with the browser.
    ctx.cookies.set(cookie, secret, attributes);
    return secret;
  }

  return {
    findFor(ctx) {
      const secret = readSecret(ctx);
      const person = readPerson(ctx.session);
      if (person === null) return { own: createKey('visitor', secret ?? createSecret(ctx)), asVisitor: null };
      return {
        own: createKey('user', person.userId),
        asVisitor: secret === undefined ? null : createKey('visitor', secret),
      };
    },

    forget(ctx) {
      ctx.cookies.set(cookie, null, attributes);
    },
  };
}
