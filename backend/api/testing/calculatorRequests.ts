export type Fields = Readonly<Record<string, unknown>>;
/** The request of the settlement calculator, with the fields of the specification only. */
export const ilrForm = (part: Fields = {}): Fields => ({
  visaType: 'skilled_worker',
  visaStartDate: '2021-12-01',
  entryDate: '2021-12-01',
  currentImmigrationStatus: 'valid_visa',
  absencesPerYear: [],
  useDetailedAbsences: true,
  consentToAiAnalysis: true,
  visaExpiryDate: '2026-12-01',
  hasPassedLifeInUK: true,
  hasEnglishQualification: true,
  englishQualificationType: 'test',
  isCurrentlyEmployed: true,
  completedSponsoredPeriod: true,
  ...part,
});
/** The request of the citizenship calculator, with the fields of the specification only. */
export const citizenshipForm = (part: Fields = {}): Fields => ({
  ukEntryDate: '2018-01-10',
  settlementDate: '2025-01-15',
  useDetailedAbsences: true,
  physicalPresence: true,
  physicalPresenceExactDate: true,
  settlementStatus12Months: true,
  englishLanguage: true,
  lifeInUK: true,
  goodCharacter: true,
  intendsToContinueResiding: true,
  ...part,
});
export const trip = (startDate: unknown, endDate: unknown, part: Fields = {}) => ({
  id: 'c7e4b1e6',
  startDate,
  endDate,
  totalDays: 1,
  reason: 'Family',
  ...part,
});
export const trips = (count: number) => Array.from({ length: count }, () => trip('2025-01-01', '2025-01-10'));
