import { createHash, timingSafeEqual } from 'node:crypto';

/** Who may read what operators read: everybody, nobody, or who sends the token. */
export type MetricsAccess = 'open' | 'closed' | { readonly token: string };

/** @param authorization the header of that name, as it came: `Bearer …` where there is a token */
export function mayRead(access: MetricsAccess, authorization: string | undefined): boolean {
  if (access === 'open' || access === 'closed') return access === 'open';
  return isSame(authorization ?? '', `Bearer ${access.token}`);
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(given), hashOf(expected));
}
