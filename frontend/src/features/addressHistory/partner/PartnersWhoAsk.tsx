import type { ComparisonListResponse } from '@settlewise/contract/addressComparisons';
import { AskedToCompare } from './AskedToCompare';
import { Comparing } from './Comparing';

/**
 * What other people ask: it waits above everything else. Whoever agreed can end it here, whatever form they look at.
 * @param comparisons undefined until it is known; the page does not wait for it
 */
export function PartnersWhoAsk({ comparisons }: { comparisons: ComparisonListResponse | undefined }) {
  if (comparisons === undefined) return null;
  return comparisons.toAnswer.map((comparison) =>
    comparison.status === 'waiting' ? (
      <AskedToCompare key={comparison.id} comparison={comparison} />
    ) : (
      <Comparing key={comparison.id} {...comparison} other={comparison.name} answerBy={null} />
    ),
  );
}
