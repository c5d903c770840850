import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import { ruleSet } from '@settlewise/rules/parameters';
import { limitChecksOf } from './limits';

export const asOf = '2026-11-21';

const record = {
  asOf,
  missing: [],
  fillInAt: '/dashboard/immigration-profile',
  note: null,
  reasons: [],
  travelMargin: null,
  ruleSet,
};

/** No open questions, and nothing to say beside the dates. */
export const besideTheDates = {
  verdict: 'not_yet' as const,
  missingFacts: [],
  questions: [],
  outcomes: [],
  reasonsSuppose: null,
  practicalEarliestApplicationDate: null,
  applyBy: null,
  eligibleUntil: null,
  eligibleAgainFrom: null,
  needsNoIlr: false,
  awaitingDecisionSince: null,
  extensionAppliedOn: null,
  grantedInList: null,
  meanwhile: [],
};

/** The open question whether the application for the current visa was made before the last one ended. */
export const oneQuestion = {
  ...besideTheDates,
  questions: [
    {
      code: 'applied_in_time' as const,
      message: 'Did you apply before 14 May 2024?',
      why: 'Then the years go on.',
      source: { title: 'Continuous residence', url: 'https://example.org', retrievedOn: '2026-11-22' },
      visa: { id: null, startDate: '2024-07-30' },
      journey: null,
      answered: null,
      fillInAt: record.fillInAt,
    },
  ],
  reasonsSuppose: 'If you did not',
  outcomes: [
    {
      supposing: 'If you applied in time',
      verdict: 'eligible' as const,
      earliestApplicationDate: '2026-04-17',
      eligibilityDate: '2026-05-15',
      says: 'you can apply (the first day was 17 April 2026)',
    },
    {
      supposing: 'If you did not',
      verdict: 'not_yet' as const,
      earliestApplicationDate: '2029-07-02',
      eligibilityDate: '2029-07-30',
      says: 'you can apply from 2 July 2029',
    },
  ],
};

/** Where a Skilled Worker since 4 May 2022 stands on 21 November 2026, as the server answers it. */
export function anIlrProgress(rest: Partial<IlrProgressResponse> = {}): IlrProgressResponse {
  return {
    ...record,
    hasILR: false,
    visaType: 'skilled_worker',
    visaTypeLabel: 'Skilled Worker',
    visaStartDate: '2022-05-04',
    visaEndDate: '2027-05-03',
    ilrEligibilityDate: '2027-05-04',
    requiredYears: 5,
    currentTimeInUK: 4.5,
    absenceLimit: 180,
    totalAbsences: 14,
    absencesWithinLimit: true,
    absenceLast12Months: 10,
    absenceWarningThreshold: 150,
    progress: 91,
    meetsAbsenceRequirements: true,
    ilrApplicationEarliestDate: '2027-04-06',
    ilrStatus: 'In progress',
    hasEnglishLanguage: false,
    hasLifeInUK: true,
    ilrGrantDate: null,
    route: { key: 'skilled_worker', title: 'Skilled Worker' },
    eligibleNow: false,
    timeLeft: { months: 5, days: 13 },
    countedFrom: null,
    period: { from: '2022-05-04', to: '2027-05-03' },
    worstTwelveMonths: { days: 10, from: '2026-01-01', to: '2026-12-31', limit: 180, exceeded: false },
    requirements: [
      {
        key: 'residence',
        title: '5 years of residence',
        state: 'not_met',
        detail: 'Complete on 4 May 2027.',
      },
      {
        key: 'life_in_uk',
        title: 'Life in the UK test',
        state: 'met',
        detail: 'You said that you passed it.',
      },
    ],
    ...besideTheDates,
    english: null,
    lifeInUk: null,
    absenceLimitMeans: 'ILR: 180 in any 12 months.',
    permittedReasons: [],
    limits: limitChecksOf(10, 14),
    ...rest,
  };
}

/** Citizenship of somebody without ILR, as the server answers it. */
export function aCitizenshipAnswer(
  rest: Partial<CitizenshipEligibilityResponse> = {},
): CitizenshipEligibilityResponse {
  return {
    ...record,
    eligibleForCitizenship: false,
    application: null,
    citizenshipEligibilityDate: null,
    citizenshipAbsenceLimit: 450,
    citizenshipTotalAbsences: 14,
    citizenshipAbsencesWithinLimit: true,
    citizenshipTimeRequired: 5,
    citizenshipCurrentTime: 4.5,
    citizenshipProgress: 0,
    citizenshipStatus: 'ILR is required first',
    meetsResidency: null,
    meetsGoodCharacter: true,
    citizenshipWarnings: [],
    hasILR: false,
    ilrGrantDate: null,
    spouseOfBritishCitizen: false,
    ukEntryDate: '2022-05-04',
    period: { from: '2021-11-22', to: asOf },
    finalYear: { days: 10, from: '2025-11-22', to: asOf, limit: 90, exceeded: false },
    timeLeft: null,
    requirements: [],
    headline: null,
    arrivedWithoutPermission: null,
    settlementLapse: null,
    needsNoIlr: false,
    registration: null,
    questions: [],
    outcomes: [],
    ...rest,
  };
}
