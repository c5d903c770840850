/** Profile fields about the present visa and settlement. The timeline shows them, and progress is calculated from them. */
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

/** Profile fields from which progress is calculated. */
export const decidingFields = [
  ...visaFields,
  // The day on which the person expects ILR. The dashboard shows it next to the calculated day.
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
