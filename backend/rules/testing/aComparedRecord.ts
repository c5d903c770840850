import type { ComparableRules, ComparedRecord } from '../src/comparison';

/** A Skilled Worker's record, without journeys. */
export function aComparedRecord(
  details: Partial<ComparedRecord['details']> = {},
  rest: Partial<Omit<ComparedRecord, 'details'>> = {},
): ComparedRecord {
  return {
    details: {
      visaType: 'skilled_worker',
      visaStartDate: '2024-07-30',
      visaExpiryDate: '2027-07-29',
      hasILR: false,
      ilrGrantDate: null,
      marriedToBritishCitizen: false,
      englishLanguageProof: false,
      lifeInUKPassed: false,
      goodCharacter: true,
      intendsToStayInUK: true,
      ...details,
    },
    earlier: [],
    journeys: [],
    ...rest,
  };
}

/** A rule set with the given answers; every other question is answered with null. */
export function madeUpRules(version: string, answers: Partial<ComparableRules> = {}): ComparableRules {
  return {
    version,
    settlementOnRecord: () => null,
    citizenshipOnRecord: () => null,
    dependantOnRecord: () => null,
    ilr: () => null,
    citizenship: () => null,
    ...answers,
  };
}
