import type { ComparisonListResponse } from '@settlewise/contract/addressComparisons';
import { statusOfComparison } from '@settlewise/domain/addressComparisons';
import { sameAddress } from '@settlewise/domain/legalAccess';
import { listComparisonsOf } from '@settlewise/projections';
import type { App } from '../../app';
import { ownAccount } from '../../identity/ownAccount';
import type { Comparisons } from './comparisons';
import { presentAsked, shownName } from './presenter';

/**
 * What a person asked, and what they are asked or agreed to. Read models say which streams to read; how each stands is
 * what its stream says at this moment.
 */
export async function comparisonsOf(
  { commands, database }: Pick<App, 'commands' | 'database'>,
  comparisons: Pick<Comparisons, 'accountOf' | 'comparisonOf'>,
  userId: string,
  now: Date,
): Promise<ComparisonListResponse> {
  const account = await ownAccount(commands, userId);
  const rows = await listComparisonsOf(database, { userId, email: account.email });
  const asked: ComparisonListResponse['asked'] = [];
  const toAnswer: ComparisonListResponse['toAnswer'] = [];
  for (const { userId: askerId, comparisonId } of rows) {
    const comparison = await comparisons.comparisonOf(askerId, comparisonId);
    if (comparison === null) continue;
    if (askerId === userId) {
      const partnerId = comparison.answer?.partnerId;
      const isThere = partnerId === undefined || (await comparisons.accountOf(partnerId)) !== null;
      asked.push(presentAsked(comparisonId, comparison, isThere, now));
      continue;
    }
    const status = statusOfComparison(comparison, now.toISOString());
    const waits =
      status === 'waiting' && account.emailVerified && sameAddress(comparison.email, account.email);
    const holds = status === 'agreed' && comparison.answer?.partnerId === userId;
    const asker = waits || holds ? await comparisons.accountOf(askerId) : null;
    if (asker === null) continue;
    toAnswer.push({
      id: comparisonId,
      name: shownName(asker),
      askedAt: comparison.askedAt,
      form: comparison.form,
      period: { ...comparison.period },
      status: holds ? 'agreed' : 'waiting',
    });
  }
  return { asked, toAnswer };
}
