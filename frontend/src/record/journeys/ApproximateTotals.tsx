import type { AbsenceSummaryResponse } from '@settlewise/contract/journeys';
import { dayCount } from './labels';

type Totals = NonNullable<AbsenceSummaryResponse['approximateTotals']>;

const rangeInWords = ({ least, most }: Totals['last12Months']): string =>
  least === most ? dayCount(most) : `${least.toLocaleString('en-GB')} to ${dayCount(most)}`;

/** How far the totals can be off while dates are approximate; nothing where every date is exact. */
export function ApproximateTotals({ totals }: { totals: AbsenceSummaryResponse['approximateTotals'] }) {
  if (totals === null) return null;
  return (
    <p>
      Some dates are approximate. Days away, travel days included: {rangeInWords(totals.last12Months)} in the
      last 12 months, and {rangeInWords(totals.last5Years)} in the last 5 years. All other numbers go by the
      dates as entered.
    </p>
  );
}
