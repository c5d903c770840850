import { createHash, timingSafeEqual } from 'node:crypto';

/** SHA-256 of a random secret, in lower-case hex. The secret is long enough that nobody can guess it from the hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares two texts in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
