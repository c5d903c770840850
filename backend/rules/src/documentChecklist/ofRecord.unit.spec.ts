import { expect, it } from 'vitest';
import { answersOfRecord, type ChecklistRecord } from './ofRecord';

const record = (meetsAbsenceRequirements: boolean | null): ChecklistRecord => ({
  today: '2026-11-26',
  visa: { visaStartDate: '2021-10-01', visaExpiryDate: null, appliedInTime: null, previousVisaHistory: [] },
  ilr: {
    awaitingDecisionSince: null,
    hasILR: false,
    needsNoIlr: false,
    ilrApplicationEarliestDate: null,
    ilrEligibilityDate: null,
    meetsAbsenceRequirements,
    worstTwelveMonths: null,
    hasLifeInUK: true,
    hasEnglishLanguage: true,
    english: null,
  },
  citizenship: {
    citizenshipEligibilityDate: null,
    spouseOfBritishCitizen: false,
    ukEntryDate: null,
    citizenshipAbsencesWithinLimit: true,
    finalYear: { exceeded: false },
  },
  journeys: [],
});

const own = { route: 'skilled_worker', on: '2026-11-26' } as const;

it('the record can answer that no absence needs an exception while the limit is kept, but never that one does', () => {
  const answers = [true, false, null].map((keeps) => {
    const answers = answersOfRecord(record(keeps), 'SET(O)', own);
    return 'exceptedAbsences' in answers ? answers.exceptedAbsences : 'not said';
  });
  expect(answers).toEqual([false, 'not said', 'not said']);
  expect(answersOfRecord(record(true), 'AN', own)).not.toHaveProperty('exceptedAbsences');
});
