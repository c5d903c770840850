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
