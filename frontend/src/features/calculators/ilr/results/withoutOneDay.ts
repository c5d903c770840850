import { firstDaysApart, type IlrCalculationResponse, type ReasonResponse } from '@settlewise/contract';

/** Where there are two first days, both stand at the top: no reason says "the first day" of one of them. */
export const withoutOneDay = (
  result: IlrCalculationResponse,
  reasons: readonly ReasonResponse[],
): readonly ReasonResponse[] =>
  firstDaysApart(result) === null ? reasons : reasons.filter(({ code }) => code !== 'wait_until');
