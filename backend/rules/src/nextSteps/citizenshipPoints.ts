/** What the citizenship calculator asks to be ticked of the requirements, in the order in which it is shown. */
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

/** The documents that it asks to be ticked once they are at hand, in the order in which it shows them. */
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
