import { randomBytes } from 'node:crypto';
import { hashSecret } from '@settlewise/infra/crypto';

/** The token in an email's link, and the hash that the log stores. */
export interface LinkToken {
  /** `<userId>.<secret>` */
  readonly token: string;
  /** SHA-256 of the secret, lower-case hex. */
  readonly linkHash: string;
}

export function createLinkToken(userId: string): LinkToken {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${userId}.${secret}`, linkHash: hashSecret(secret) };
}

const tokenText = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

/** Parses a token of `createLinkToken`. Returns null for other texts. */
export function readLinkToken(token: string): { readonly userId: string; readonly linkHash: string } | null {
  const [, userId, secret] = tokenText.exec(token) ?? [];
  return userId === undefined || secret === undefined ? null : { userId, linkHash: hashSecret(secret) };
}
