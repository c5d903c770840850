import { createHmac } from 'node:crypto';
import { isSameSecret } from '@settlewise/infra/crypto';

/** Signs Koa's cookies with HMAC-SHA-256, because Koa's default is SHA-1. */
export interface CookieSignatures {
  /** The signature of `name=value`, in base64url. */
  sign(content: string): string;
  /** 0 for a valid signature, -1 for any other. */
  index(content: string, signature: string): number;
  verify(content: string, signature: string): boolean;
}

export function createCookieSignatures(secret: string): CookieSignatures {
  const sign = (content: string) => createHmac('sha256', secret).update(content).digest('base64url');
  const verify = (content: string, signature: string) => isSameSecret(signature, sign(content));
  return { sign, verify, index: (content, signature) => (verify(content, signature) ? 0 : -1) };
}
