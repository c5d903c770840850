import { createHash } from 'node:crypto';

/** The hash under which a session is stored, so that reading the table lets nobody in. @param secret the cookie's value */
export function sessionHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
