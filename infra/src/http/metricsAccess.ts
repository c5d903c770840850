import { createHash, timingSafeEqual } from 'node:crypto';

/** Who may read the pages for operators: everybody, nobody, or a client with the token. */
export type MetricsAccess = 'open' | 'closed' | { readonly token: string };

/** @param authorization the raw header, `Bearer …` if there is a token */
export function canReadMetrics(access: MetricsAccess, authorization: string | undefined): boolean {
  if (access === 'open' || access === 'closed') return access === 'open';
  return isEqual(authorization ?? '', `Bearer ${access.token}`);
}

/** Compares in constant time. */
function isEqual(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
