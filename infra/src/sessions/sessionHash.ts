import { createHash } from 'node:crypto';

/** The stored hash of a session's secret, so that the table alone opens no session. @param secret the cookie's value */
export function sessionHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
