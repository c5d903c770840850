import {
  citizenshipCalculationRequest,
  type CitizenshipCalculationRequest,
} from '@settlewise/contract/assessments';
import type { CivilDate } from '@settlewise/rules/calendar';

/** The day on which the server of these tests calculates. */
export const calculatedOn: CivilDate = '2026-11-21';

/** A complete form with every requirement ticked; `part` overrides fields. */
export function aForm(part: Partial<CitizenshipCalculationRequest> = {}): CitizenshipCalculationRequest {
  return citizenshipCalculationRequest.parse({
    ukEntryDate: '2020-02-03',
    settlementDate: '2025-03-04',
    applicationDate: '2026-12-01',
    physicalPresence: true,
    physicalPresenceExactDate: true,
    settlementStatus12Months: true,
    englishLanguage: true,
    lifeInUK: true,
    goodCharacter: true,
    intendsToContinueResiding: true,
    ...part,
  });
}
