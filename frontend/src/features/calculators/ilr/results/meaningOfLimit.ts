import type { IlrCalculationResponse } from '@settlewise/contract/assessments';
import type { LimitOwner } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import { absenceLimitsOn, absenceRules, inWordsOn } from '@settlewise/rules/parameters';
import { findRoute, routeOfVisaType } from '@settlewise/rules/routes';

/** Whose limit of days away the route of a result has. */
export function ownerOf({ visaType }: Pick<IlrCalculationResponse, 'visaType'>): LimitOwner {
  const key = routeOfVisaType(visaType);
  return key !== null && findRoute(key).absences === 'eu_settlement' ? 'settled status' : 'ILR';
}

type Absences = ReturnType<typeof findRoute>['absences'];

/** What a limit of days is a limit of, and whose it is. */
export function meaningOfLimit(
  limit: number,
  { visaType, calculationDate }: Pick<IlrCalculationResponse, 'visaType' | 'calculationDate'>,
): string {
  const key = routeOfVisaType(visaType);
  return meaningByCounting(limit, key === null ? null : findRoute(key).absences, calculationDate);
}

/** The same by how days are counted; null for a visa that is not known. */
export function meaningByCounting(limit: number, absences: Absences | null, on: CivilDate): string {
  const { settlementYear } = absenceLimitsOn(on);
  if (limit === settlementYear.days && absences !== 'eu_settlement' && absences !== 'child_born_in_uk')
    return `ILR: ${limit} in any 12 months`;
  if (absences === 'long_residence')
    return `ILR: ${limit} ${limit < 365 ? 'at one time' : 'in all'}, before ${inWordsOn(absenceRules.longResidenceRollingSince, on)}`;
  if (absences === 'eu_settlement')
    return limit > 365
      ? `Settled status: ${limit} in the last five years`
      : `Settled status: ${limit} in any 12 months`;
  return `ILR: ${limit} in all`;
}
