import { firstDaysApart, type IlrCalculationResponse, type ReasonResponse } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';

/** The first day by the Home Office’s count, where it is another than that of the cautious count; else null. */
export function otherCountsDay(result: IlrCalculationResponse): CivilDate | null {
  const { homeOfficeDiffers, homeOffice, earliestApplicationDate, suggestedEligibilityDate } = result;
  const day = homeOffice?.settlement?.earliestApplicationDate ?? null;
  const ours = earliestApplicationDate ?? suggestedEligibilityDate;
  return homeOfficeDiffers && day !== ours ? day : null;
}

/** Where there are two first days, both stand at the top: no reason says "the first day" of one of them. */
export function withoutOneDay(
  result: IlrCalculationResponse,
  reasons: readonly ReasonResponse[],
): readonly ReasonResponse[] {
  return firstDaysApart(result) === null && otherCountsDay(result) === null
    ? reasons
    : reasons.filter(({ code }) => code !== 'wait_until');
}
