type Typed = Readonly<Record<string, unknown>>;

/** What a person types into the form of personal details. */
export const personalDetails = (change: Typed = {}): Typed => ({
  firstName: 'María del Mar',
  lastName: 'López',
  dateOfBirth: '1990-02-28',
  nationality: 'colombia',
  countryOfBirth: 'ecuador',
  passportNumber: 'AB1234567',
  addressLine1: 'Flat 2',
  addressLine2: '14 Harbour Street',
  city: 'Leith',
  state: 'Midlothian',
  postalCode: 'EH6 6AA',
  country: 'united_kingdom',
  phone: '+44 20 7946 0000',
  emergencyContact: { name: 'Lucía', relationship: 'sister', phone: '', email: 'lucia@example.org' },
  ...change,
});

/** What a person types into the visa form. */
export const visaDetails = (change: Typed = {}): Typed => ({
  currentVisaType: 'skilled_worker',
  visaNumber: '123456789',
  visaStartDate: '2022-05-04',
  ukEntryDate: null,
  visaExpiryDate: '2027-05-03',
  brpNumber: 'ZX1234567',
  brpExpiryDate: '2024-12-31',
  hasILR: false,
  settledAs: null,
  appliedOn: null,
  appliedInTime: null,
  gapBefore: null,
  claimedOn: null,
  endorsedBy: null,
  firstGrantedAs: null,
  dischargedOn: null,
  medicalDischarge: null,
  awaitingDecisionSince: null,
  ...change,
});

/** What a person types to add a visa that they had before. */
export const earlierVisa = (change: Typed = {}): Typed => ({
  visaType: 'student',
  startDate: '2017-09-01',
  endDate: '2021-01-31',
  appliedOn: null,
  appliedInTime: null,
  gapBefore: null,
  ...change,
});

/** What a person types to add a dependant. */
export const aDependant = (change: Typed = {}): Typed => ({
  firstName: 'Tomás',
  lastName: 'López',
  dateOfBirth: '2019-07-30',
  relationship: 'child',
  nationality: 'colombia',
  passportNumber: 'CD7654321',
  currentVisaType: 'dependent',
  visaStartDate: '2022-05-04',
  visaExpiryDate: '2027-05-03',
  brpNumber: 'B1',
  notes: 'Goes to school.\nTravels with us.',
  bornInUk: true,
  british: false,
  settledSince: null,
  ukEntryDate: null,
  visaHeldSince: '2021-01-01',
  travelsWith: 'own',
  otherParentStatus: 'neither',
  otherParentSince: null,
  ownJourneys: [{ departureDate: '2024-07-01', returnDate: '2024-08-12', destination: 'Colombia' }],
  ...change,
});

/** Everything that a person has answered at the end of the onboarding. */
export const onboardingAnswers = (change: Typed = {}): Typed => ({
  fullName: 'María del Mar López',
  dateOfBirth: '1990-02-28',
  nationality: 'Colombian',
  visaType: 'spouse_partner',
  visaStartDate: '2022-05-04',
  ukEntryDate: '2022-05-20',
  visaExpiryDate: '2027-05-03',
  ...{ endorsedBy: null, firstGrantedAs: null, dischargedOn: null, medicalDischarge: null },
  brpExpiryDate: '2024-12-31',
  settlementDate: '2027-05-04',
  hasILR: false,
  ilrGrantDate: '',
  settledAs: null,
  maritalStatus: 'married',
  marriedToBritishCitizen: true,
  intendsToStayInUK: true,
  goodCharacter: true,
  arrivedWithoutPermission: 'no',
  lifeInUKPassed: true,
  lifeInUKPassedOn: '2025-11-04',
  lifeInUKReference: 'LITUK-4821-7730',
  englishLanguageProof: false,
  englishLevel: null,
  ...change,
});
