import {
  citizenshipCalculationRequest,
  citizenshipCalculationResponse,
  ilrCalculationRequest,
  ilrCalculationResponse,
  isRed,
  type SavedEligibilityResponse,
  savedVerdictSummary,
  type SavedVerdictSummary,
  twoFirstDaysOf,
} from '@settlewise/contract/assessments';
import { calculateCitizenship, calculateIlr } from '@settlewise/rules/calculators';

const calculatedOn = '2026-11-21';

export const ilrForm = ilrCalculationRequest.parse({
  visaType: 'skilled_worker',
  visaStartDate: '2023-01-10',
  entryDate: '2023-01-20',
  useDetailedAbsences: true,
  detailedAbsences: [
    { startDate: '2024-03-01', endDate: '2024-09-20', reason: 'Family', permittedReason: null },
    { startDate: '2026-05-01', endDate: '2026-05-10' },
  ],
  hasPassedLifeInUK: true,
  hasEnglishQualification: true,
  goodCharacter: true,
  meetsSalaryRequirement: true,
});

export const citizenshipForm = citizenshipCalculationRequest.parse({
  ukEntryDate: '2018-02-01',
  settlementDate: '2024-06-01',
  applicationDate: '2026-12-01',
  totalAbsences: 20,
  useDetailedAbsences: true,
  absenceRecords: [{ startDate: '2025-03-01', endDate: '2025-03-20', reason: 'Holiday' }],
  lifeInUK: true,
  englishLanguage: true,
});

/** A saved result of the ILR calculator, as the engine answers it. */
export function aSavedIlrResult(rest: Partial<SavedVerdictSummary> = {}): SavedEligibilityResponse {
  const result = ilrCalculationResponse.parse(calculateIlr(ilrForm, calculatedOn));
  return {
    id: 'i1',
    title: null,
    savedAt: '2026-11-21T14:05:00.000Z',
    calculatedOn,
    ruleSet: result.ruleSet,
    isEligible: result.isEligible,
    suggestedEligibilityDate: result.suggestedEligibilityDate,
    earliestApplicationDate: result.earliestApplicationDate,
    headline: null,
    twoFirstDays: twoFirstDaysOf('ilr', result),
    isRed: isRed('ilr', result),
    ...rest,
    calculator: 'ilr',
    form: ilrForm,
    result,
  };
}

/** A saved result of the citizenship calculator, as the engine answers it. */
export function aSavedCitizenshipResult(rest: Partial<SavedVerdictSummary> = {}): SavedEligibilityResponse {
  const result = citizenshipCalculationResponse.parse(calculateCitizenship(citizenshipForm, calculatedOn));
  return {
    id: 'c1',
    title: null,
    savedAt: '2026-07-01T09:30:00.000Z',
    calculatedOn,
    ruleSet: result.ruleSet,
    isEligible: result.isEligible,
    suggestedEligibilityDate: result.suggestedEligibilityDate,
    earliestApplicationDate: null,
    headline: result.headline,
    twoFirstDays: twoFirstDaysOf('citizenship', result),
    isRed: isRed('citizenship', result),
    ...rest,
    calculator: 'citizenship',
    form: citizenshipForm,
    result,
  };
}

/** The same as the list has it. */
export const summaryOf = (saved: SavedEligibilityResponse): SavedVerdictSummary =>
  savedVerdictSummary.parse(saved);
