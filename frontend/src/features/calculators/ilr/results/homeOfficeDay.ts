import type { IlrCalculationResponse } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';

/** The first day by the Home Office’s count, where it is another than that of the cautious count; else null. */
export function otherCountsDay(result: IlrCalculationResponse): CivilDate | null {
  const { homeOfficeDiffers, homeOffice, earliestApplicationDate, suggestedEligibilityDate } = result;
  const day = homeOffice?.settlement?.earliestApplicationDate ?? null;
  const ours = earliestApplicationDate ?? suggestedEligibilityDate;
  return homeOfficeDiffers && day !== ours ? day : null;
}
