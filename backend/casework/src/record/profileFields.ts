/** What a profile says of the visa held now and of settlement: a timeline tells it, and progress rests on it. */
export const visaFields = [
  'visaType',
  'visaStartDate',
  'ukEntryDate',
  'visaExpiryDate',
  'appliedOn',
  'appliedInTime',
  'gapBefore',
  'claimedOn',
  'endorsedBy',
  'firstGrantedAs',
  'dischargedOn',
  'medicalDischarge',
  'awaitingDecisionSince',
  'hasILR',
  'ilrGrantDate',
  'settledAs',
] as const;

/** Fields of an immigration profile that a person's progress is told from. */
export const decidingFields = [
  ...visaFields,
  // Beside the first day by the rules.
  'settlementDate',
  'dateOfBirth',
  'marriedToBritishCitizen',
  'intendsToStayInUK',
  'goodCharacter',
  'arrivedWithoutPermission',
  'lifeInUKPassed',
  'englishLanguageProof',
  'englishLevel',
] as const;
