import { timingSafeEqual } from 'node:crypto';
import { readBounce } from '@settlewise/infra/mail';
import type { NewsSubscribers } from '../tables';

export type EndedBounced = 'ended' | 'not for good' | 'nobody of ours' | 'no report';

const leavePath = /^\/api\/news\/leave\/([^./]+)\.([^./]+)$/;

/**
 * Ends the news to an unreachable address that a mail server reports after accepting the email. The report must contain the
 * secret of the email, so a forged report has no effect. Idempotent.
 * @param raw the email as it was delivered @throws BlobStoreUnavailableError
 */
export async function endBounced(
  raw: Uint8Array,
  news: Pick<NewsSubscribers, 'find' | 'end'>,
): Promise<EndedBounced> {
  const bounce = await readBounce(raw);
  if (bounce === null) return 'no report';
  if (!bounce.isPermanent) return 'not for good';
  const [, id, secret] = leavePath.exec(bounce.unsubscribe?.pathname ?? '') ?? [];
  if (id === undefined || secret === undefined) return 'nobody of ours';
  const subscriber = isId(id) ? await news.find(id) : null;
  if (subscriber === null || !isSame(subscriber.leaveToken, `${id}.${secret}`)) return 'nobody of ours';
  await news.end(id);
  return 'ended';
}

const isId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
