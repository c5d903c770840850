import type { IlrCalculationResponse } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';

/** The first day by the Home Office’s count, where it is another than that of the cautious count; else null. */
export function otherCountsDay(result: IlrCalculationResponse): CivilDate | null {
  const { homeOfficeDiffers, homeOffice, earliestApplicationDate, suggestedEligibilityDate } = result;
  const day = homeOffice?.settlement?.earliestApplicationDate ?? null;
  const ours = earliestApplicationDate ?? suggestedEligibilityDate;
  return homeOfficeDiffers && day !== ours ? day : null;
}

/**
 * The first day by the Home Office's count, where that count comes to another answer than the cautious one: one can apply
 * now, or no limit is broken. Then neither day alone is the answer. Null where both say not yet for the same reason.
 */
export function homeOfficeDay(result: IlrCalculationResponse): CivilDate | null {
  const { homeOfficeDiffers, homeOffice, verdict, calculationDate } = result;
  const settlement = homeOffice?.settlement ?? null;
  const day = settlement?.earliestApplicationDate ?? null;
  if (!homeOfficeDiffers || settlement === null || day === null) return null;
  const worst = settlement.worstTwelveMonths;
  const isWithin = worst === null || worst.days <= worst.limit;
  return day <= calculationDate || (verdict === 'over_limit' && isWithin) ? day : null;
}
