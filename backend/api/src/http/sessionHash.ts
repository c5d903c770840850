import { createHash } from 'node:crypto';

/** As the table knows a session: reading it lets nobody in. @param secret what the cookie carries */
export function sessionHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
