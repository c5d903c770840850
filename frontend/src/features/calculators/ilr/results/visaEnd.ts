import type { IlrCalculationRequest, IlrCalculationResponse } from '@settlewise/contract/assessments';
import type { CivilDate } from '@settlewise/rules/calendar';
import { wayToIlr } from './wayToIlr';

/**
 * The last day of the visa of now, where somebody has typed it: it then stands among the permissions. The form’s own
 * `visaExpiryDate` can be five years that nobody has said.
 */
export function typedVisaEnd({ permissions, visaExpiryDate }: IlrCalculationRequest): CivilDate | null {
  const present = (permissions ?? []).toSorted((one, other) => one.from.localeCompare(other.from)).at(-1);
  const end = present?.to ?? null;
  return end !== null && end === visaExpiryDate ? end : null;
}

export const endNotEntered = 'We suppose that your permission lasts until you apply';

/**
 * Whether an answer rests on more permission than most visas give at once: nobody has typed an end, and five years after
 * the issue are over before the day on which one can apply.
 */
export function supposesMorePermission(form: IlrCalculationRequest, result: IlrCalculationResponse): boolean {
  const { visaExpiryDate, calculationDate, suggestedEligibilityDate, appliedOn } = result;
  if (typedVisaEnd(form) !== null || appliedOn !== null || result.extensionAppliedOn !== null) return false;
  if (wayToIlr(result) !== 'by_years') return false;
  return visaExpiryDate !== null && visaExpiryDate < (suggestedEligibilityDate ?? calculationDate);
}
