import type { ComparisonListResponse } from '@settlewise/contract/addressComparisons';
import { statusOfComparison } from '@settlewise/domain/addressComparisons';
import { sameAddress } from '@settlewise/domain/legalAccess';
import { listComparisonsOf } from '@settlewise/projections';
import type { App } from '../../app';
import { ownAccount } from '../../identity/ownAccount';
import type { Comparisons } from './createComparisons';
import { presentAsked, displayName } from './presenter';

/**
 * Lists a person's requests, and those that they are asked or agreed to. Read models name the streams; the status comes
 * from the streams.
 */
export async function listComparisons(
  { commands, database }: Pick<App, 'commands' | 'database'>,
  comparisons: Pick<Comparisons, 'loadAccount' | 'loadComparison'>,
  userId: string,
  now: Date,
): Promise<ComparisonListResponse> {
  const account = await ownAccount(commands, userId);
  const rows = await listComparisonsOf(database, { userId, email: account.email });
  const asked: ComparisonListResponse['asked'] = [];
  const toAnswer: ComparisonListResponse['toAnswer'] = [];
  for (const { userId: askerId, comparisonId } of rows) {
    const comparison = await comparisons.loadComparison(askerId, comparisonId);
    if (comparison === null) continue;
    if (askerId === userId) {
      const partnerId = comparison.answer?.partnerId;
      const partnerExists = partnerId === undefined || (await comparisons.loadAccount(partnerId)) !== null;
      asked.push(presentAsked(comparisonId, comparison, partnerExists, now));
      continue;
    }
    const status = statusOfComparison(comparison, now.toISOString());
    const isWaiting =
      status === 'waiting' && account.emailVerified && sameAddress(comparison.email, account.email);
    const isAgreed = status === 'agreed' && comparison.answer?.partnerId === userId;
    const asker = isWaiting || isAgreed ? await comparisons.loadAccount(askerId) : null;
    if (asker === null) continue;
    toAnswer.push({
      id: comparisonId,
      name: displayName(asker),
      askedAt: comparison.askedAt,
      form: comparison.form,
      period: { ...comparison.period },
      status: isAgreed ? 'agreed' : 'waiting',
    });
  }
  return { asked, toAnswer };
}
