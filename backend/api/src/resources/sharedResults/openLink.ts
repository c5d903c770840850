import { sharedResultNotFound } from '@settlewise/domain/sharedResults';
import type { FoundSharedResult } from '@settlewise/projections/tables';
import type { App } from '../../app';
import { RequestRefusedError } from '../../http/requestRefusedError';
import type { CheckLink } from '../../http/staticFiles';
import { parseIdentifier } from '../../http/validate';

/**
 * Finds the shared result of a link.
 * @throws DomainError notFound if it never existed · RequestRefusedError 410 if it ended
 */
export async function openLink(
  id: string | null,
  { sharedResults, clock }: Pick<App, 'sharedResults' | 'clock'>,
): Promise<Exclude<FoundSharedResult, string>> {
  const found = id === null ? 'never there' : await sharedResults.find(id, clock());
  if (found === 'never there') throw sharedResultNotFound();
  if (found === 'ended') throw new RequestRefusedError(410, 'This shared result has ended.');
  return found;
}

/** The path of a link's page. Like the frontend's router, it ignores case and a trailing slash. */
const linkPagePattern = /^\/shared\/([^/]+)\/?$/i;

/**
 * Creates a check for the page of a link. It has the same rate limit and the same refusals as the call that the page
 * makes.
 */
export function createCheckLink(app: Pick<App, 'sharedResults' | 'clock' | 'limiter'>): CheckLink {
  const sharedResultsByAddress = app.limiter('sharedResultsByAddress');
  return async ({ path, ip }) => {
    const [, id] = linkPagePattern.exec(path) ?? [];
    if (id === undefined) return;
    await sharedResultsByAddress.count(ip);
    await openLink(parseIdentifier(decodePart(id)), app);
  };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
