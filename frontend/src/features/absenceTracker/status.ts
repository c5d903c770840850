import { type PeriodTotal, type TravelRecord } from '@settlewise/rules';
import { dayCount } from '../../record/journeys/labels';

const periodName = (total: PeriodTotal): string =>
  total.years === 1 ? 'the last 12 months' : `the last ${total.years} years`;

/** Whose limit a period's is: all three are those of citizenship. */
const whose = ({ years }: PeriodTotal): string =>
  years === 1 ? ' for citizenship in the final year' : ' for citizenship';

/** One period against its limit, as a sentence that says whose limit it is. */
export function sentenceOf(total: PeriodTotal): string {
  const away = `You were away ${dayCount(total.days)} in ${periodName(total)}`;
  switch (total.standing) {
    case 'over':
      return `${away}. That is ${dayCount(total.days - total.limit)} more than the ${total.limit} allowed${whose(total)}.`;
    case 'near':
      return `${away}. Only ${dayCount(total.remaining)} of the ${total.limit} allowed${whose(total)} are left.`;
    case 'within':
      return `${away}, of ${total.limit} allowed${whose(total)}.`;
  }
}

/** The worst standing among periods. */
export function worstOf(totals: readonly PeriodTotal[]): PeriodTotal['standing'] {
  if (totals.some((total) => total.standing === 'over')) return 'over';
  return totals.some((total) => total.standing === 'near') ? 'near' : 'within';
}

/** The periods that citizenship and settlement look at on this page. */
export const citizenshipPeriods = (record: TravelRecord): readonly PeriodTotal[] => [
  record.lastYear,
  record.lastFiveYears,
];

export const settlementPeriods = (record: TravelRecord): readonly PeriodTotal[] => [
  record.lastYear,
  record.lastThreeYears,
  record.lastFiveYears,
];
