import type { SettlementLapse } from '../assessment/answer';
import { adviser, writtenDate } from '../assessment/wording';

/** The effect of an absence on settlement, and the day to return by. */
export function lapseInWords({ years, from, returnBy, mayHaveLapsed }: SettlementLapse): string {
  const since = `You have been outside the UK since ${writtenDate(from)}`;
  return mayHaveLapsed
    ? `Your settlement may have lapsed: you were outside the UK for more than ${years} years without a break. Appendix Returning Resident says how people come back to it. Ask ${adviser}.`
    : `${since}. Come back by ${writtenDate(returnBy)}: settlement lapses after more than ${years} years outside the UK without a break.`;
}
