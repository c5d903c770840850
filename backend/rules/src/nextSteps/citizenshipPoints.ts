/** The requirements to tick in the citizenship calculator, in display order. */
export const citizenshipPoints = [
  'physicalPresence',
  'physicalPresenceExactDate',
  'settlementStatus12Months',
  'englishLanguage',
  'lifeInUK',
  'goodCharacter',
  'intendsToContinueResiding',
] as const;
export type CitizenshipPoint = (typeof citizenshipPoints)[number];

/** The documents to tick in the calculator, in display order. */
export const citizenshipDocuments = [
  'hasPassports',
  'hasTravelHistory',
  'hasILRProof',
  'hasLanguageCertificate',
  'hasLifeInUKCertificate',
  'hasMarriageCertificate',
  'hasTaxHistory',
] as const;
export type CitizenshipDocument = (typeof citizenshipDocuments)[number];
