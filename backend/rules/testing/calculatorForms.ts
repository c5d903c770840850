import type { CalculatorTrip } from '../src/calculators/calculatorTrip';
import type { CitizenshipForm } from '../src/calculators/citizenship/citizenshipForm';
import type { IlrForm } from '../src/calculators/ilr/ilrForm';
import type { CivilDate } from '../src/calendar/civilDate';

/** A Skilled Worker since 1 December 2021 without absences and with every answer yes. */
export function anIlrForm(part: Partial<IlrForm> = {}): IlrForm {
  return {
    visaType: 'skilled_worker',
    visaStartDate: '2021-12-01',
    useDetailedAbsences: true,
    absencesPerYear: [],
    detailedAbsences: [],
    hasPassedLifeInUK: true,
    hasEnglishQualification: true,
    meetsSalaryRequirement: true,
    ...part,
  };
}

/** A person in the UK since 2018 and settled since 2025, with every requirement ticked, and no journeys. */
export function aCitizenshipForm(part: Partial<CitizenshipForm> = {}): CitizenshipForm {
  return {
    immigrationRoute: 'skilled_worker',
    ukEntryDate: '2018-01-10',
    statusType: 'ilr',
    settlementDate: '2025-01-15',
    isSpouseRoute: false,
    totalAbsences: 0,
    recentAbsences: 0,
    absenceRecords: [],
    useDetailedAbsences: true,
    physicalPresence: true,
    physicalPresenceExactDate: true,
    settlementStatus12Months: true,
    englishLanguage: true,
    lifeInUK: true,
    goodCharacter: true,
    intendsToContinueResiding: true,
    hasFinancialIssues: false,
    hasCriminalRecord: false,
    hasImmigrationIssues: false,
    ...part,
  };
}

export function away(startDate: CivilDate, endDate: CivilDate, part: Partial<CalculatorTrip> = {}) {
  return { startDate, endDate, ...part };
}
