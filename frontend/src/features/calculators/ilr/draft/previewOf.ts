import { calculateIlr, type IlrCalculation } from '@settlewise/rules/calculators';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import type { IlrDraft } from './ilrDraft';
import { problemsOfStep } from './problems';
import { formOf, payloadOf } from './requestOf';

/**
 * What the answers so far come to, worked out in the browser: it says which questions still change the answer. Null
 * while the first two steps have something to put right.
 */
export function previewOf(draft: IlrDraft, today: CivilDate): IlrCalculation | null {
  if (draft.visaType === null || !isCivilDate(draft.visaStartDate) || draft.useDetailedAbsences === null)
    return null;
  if (([1, 2] as const).some((step) => problemsOfStep(draft, step, today).length > 0)) return null;
  const open = { englishLanguageRequirement: true, meetsSalaryRequirement: true, goodCharacter: true };
  const neutral = { englishLevel: null, dateOfBirth: '', hasApplied: false, hasAppliedToExtend: false };
  try {
    return calculateIlr(formOf(payloadOf({ ...draft, ...open, ...neutral })), today);
  } catch {
    // What cannot be worked out yet asks nothing more.
    return null;
  }
}
