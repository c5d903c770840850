import type { IlrCalculationResponse, LimitCheckResponse } from '@settlewise/contract';
import { absenceLimitsOn, limitCheck, standingsApart, type CivilDate } from '@settlewise/rules';
import { meaningOfLimit } from './meaningOfLimit';
import { mostDaysOf } from './mostDays';

interface Counted {
  readonly days: number;
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
}

/**
 * Twelve months by both counts, as the pages of the record show them, where one count is over the limit and the other is
 * not. Null where both come to one answer, and where another limit than that of twelve months holds.
 */
export function twelveMonthsApart(
  result: IlrCalculationResponse,
  limit: number | null,
  cautious: Counted,
  homeOfficeDays: number | undefined,
): LimitCheckResponse | null {
  const { settlementYear } = absenceLimitsOn(result.calculationDate);
  if (limit !== settlementYear.days || homeOfficeDays === undefined) return null;
  const check = limitCheck({
    ...{ kind: 'settlement', decides: true, limit: settlementYear },
    ...{ means: meaningOfLimit(limit, result), cautious, homeOfficeDays },
  });
  return standingsApart(check) ? check : null;
}

/** The same of the most days away: those of the worst twelve months. */
export function mostDaysApart(result: IlrCalculationResponse): LimitCheckResponse | null {
  const { days, window, limit } = mostDaysOf(result);
  return twelveMonthsApart(
    result,
    limit,
    { days, from: window?.from ?? null, to: window?.to ?? null },
    result.homeOffice?.settlement?.worstTwelveMonths?.days,
  );
}
