import type { IlrCalculationResponse } from '@settlewise/contract';
import { routeOf, routeOfVisaType, settlementYearLimit } from '@settlewise/rules';

/** What a limit of days is a limit of, and whose it is. */
export function meaningOfLimit(
  limit: number,
  { visaType }: Pick<IlrCalculationResponse, 'visaType'>,
): string {
  const key = routeOfVisaType(visaType);
  const absences = key === null ? null : routeOf(key).absences;
  if (limit === settlementYearLimit.days && absences !== 'eu_settlement' && absences !== 'child_born_in_uk')
    return `ILR: ${limit} in any 12 months`;
  if (absences === 'long_residence')
    return limit < 365
      ? `ILR: ${limit} at one time, before 11 April 2024`
      : `ILR: ${limit} in all, before 11 April 2024`;
  if (absences === 'eu_settlement')
    return limit > 365
      ? `Settled status: ${limit} in the last five years`
      : `Settled status: ${limit} in any 12 months`;
  return `ILR: ${limit} in all`;
}
