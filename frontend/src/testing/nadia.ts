import { ilrCalculationRequest, ilrCalculationResponse } from '@settlewise/contract/assessments';
import { calculateIlr } from '@settlewise/rules/calculators';

export const nadiasToday = '2026-11-27';

/** Six journeys that make 186 days in twelve months with their travel days, and 174 by the Home Office's count. */
export const nadiasJourneys = [
  { startDate: '2024-02-10', endDate: '2024-03-11' },
  { startDate: '2024-04-01', endDate: '2024-05-01' },
  { startDate: '2024-06-01', endDate: '2024-07-01' },
  { startDate: '2024-08-01', endDate: '2024-08-31' },
  { startDate: '2024-10-01', endDate: '2024-10-31' },
  { startDate: '2024-12-10', endDate: '2025-01-09' },
] as const;

/** One more is planned, after the five years from her visa and before the end of those that the travel days would ask for. */
export const nadiasPlannedJourney = { startDate: '2027-02-01', endDate: '2027-02-20' } as const;

/**
 * A Skilled Worker who can apply from 3 November 2026, before her five years are complete. With her travel days it would be
 * 19 January 2029.
 */
export const nadiasForm = ilrCalculationRequest.parse({
  visaType: 'skilled_worker',
  visaStartDate: '2021-12-01',
  visaExpiryDate: '2027-01-15',
  entryDate: '2021-12-05',
  useDetailedAbsences: true,
  detailedAbsences: [...nadiasJourneys, nadiasPlannedJourney],
  hasPassedLifeInUK: true,
  hasEnglishQualification: true,
  englishLevel: 'B1',
  goodCharacter: true,
  meetsSalaryRequirement: true,
  dateOfBirth: '1990-05-05',
});

/** As the engine answers it. */
export const nadiasResult = ilrCalculationResponse.parse(calculateIlr(nadiasForm, nadiasToday));
