import { isSameSecret } from '../crypto/secrets';

/** Who may read the pages for operators: everybody, nobody, or a client with the token. */
export type MetricsAccess = 'open' | 'closed' | { readonly token: string };

/** @param authorization the raw header, `Bearer …` if there is a token */
export function canReadMetrics(access: MetricsAccess, authorization: string | undefined): boolean {
  if (access === 'open' || access === 'closed') return access === 'open';
  return isSameSecret(authorization ?? '', `Bearer ${access.token}`);
}
