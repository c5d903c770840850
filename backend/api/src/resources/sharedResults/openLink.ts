import { sharedResultNotFound } from '@settlewise/domain/sharedResults';
import type { FoundSharedResult } from '@settlewise/projections/tables';
import type { App } from '../../app';
import { RequestRefusedError } from '../../http/requestRefusedError';
import type { CheckLink } from '../../http/staticFiles';
import { parseIdentifier } from '../../http/validate';

/** What a link leads to. @throws DomainError notFound, where it never led anywhere · RequestRefusedError 410 */
export async function openLink(
  id: string | null,
  { sharedResults, clock }: Pick<App, 'sharedResults' | 'clock'>,
): Promise<Exclude<FoundSharedResult, string>> {
  const found = id === null ? 'never there' : await sharedResults.find(id, clock());
  if (found === 'never there') throw sharedResultNotFound();
  if (found === 'ended') throw new RequestRefusedError(410, 'This shared result has ended.');
  return found;
}

/** As the router of the front end reads it: capital letters and a last slash make no difference. */
const pageOfLink = /^\/shared\/([^/]+)\/?$/i;

/**
 * For the page of a link, which is answered as the call that it makes: it tells no more than that, and counts as a look
 * as well.
 */
export function createCheckLink(app: Pick<App, 'sharedResults' | 'clock' | 'limiter'>): CheckLink {
  const sharedResultsByAddress = app.limiter('sharedResultsByAddress');
  return async ({ path, ip }) => {
    const [, id] = pageOfLink.exec(path) ?? [];
    if (id === undefined) return;
    await sharedResultsByAddress.count(ip);
    await openLink(parseIdentifier(decoded(id)), app);
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
