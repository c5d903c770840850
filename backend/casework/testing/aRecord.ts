import { emptyDetails } from '@settlewise/domain/immigrationProfile';
import type { PersonRecord } from '../src/record/personRecord';

/** A record that causes no reminder, with the changes given: `aRecord({ visaExpiryDate: '2027-12-04' })`. */
export function aRecord(
  details: Partial<PersonRecord['details']> = {},
  rest: Partial<Omit<PersonRecord, 'details'>> = {},
): PersonRecord {
  return {
    registeredOn: '2026-11-21',
    details: { ...emptyDetails, ...filledIn, ...details },
    earlier: [],
    journeys: [],
    dependants: [],
    documents: [],
    tasks: [],
    referees: [],
    addresses: [],
    jobs: [],
    parents: [],
    grants: [],
    firstLooks: [],
    applications: [],
    papers: [],
    answers: [],
    comparisonAnswers: [],
    lawNotices: [],
    savedSums: [],
    asked: [],
    leads: {},
    ...rest,
  };
}

/** Dates so late that no reminder is due before 2030, and a sufficient level of English. */
const filledIn = {
  visaType: 'skilled_worker',
  visaStartDate: '2026-06-01',
  visaExpiryDate: '2031-05-31',
  englishLevel: 'B2',
} as const;

/** `aJourney('2027-01-01', '2027-01-10')` */
export const aJourney = (
  departureDate: string,
  returnDate: string | null,
  rest: Partial<PersonRecord['journeys'][number]> = {},
): PersonRecord['journeys'][number] => ({
  journeyId: departureDate,
  departureDate,
  returnDate,
  destination: 'Spain',
  reason: 'holiday',
  crownDependency: null,
  permittedReason: null,
  travellers: null,
  approximate: null,
  ...rest,
});

/** A visa that ended before the present one. */
export const anEarlierVisa = (
  startDate: string,
  endDate: string,
  rest: Partial<PersonRecord['earlier'][number]> = {},
): PersonRecord['earlier'][number] => ({
  entryId: startDate,
  visaType: 'skilled_worker',
  startDate,
  endDate,
  appliedOn: null,
  appliedInTime: null,
  gapBefore: null,
  ...rest,
});

/** `aTask('t1', 'Book the test', '2026-12-01')` */
export const aTask = (
  taskId: string,
  title: string,
  dueDate: string | null,
): PersonRecord['tasks'][number] => ({ taskId, title, dueDate, addedOn: '2026-01-01', completedOn: null });

/** A document of the person, for checklists. */
export const aPaper = (
  documentType: string,
  rest: Partial<PersonRecord['documents'][number]> = {},
): PersonRecord['documents'][number] => ({
  id: documentType,
  title: documentType,
  documentType,
  stage: 'ilr',
  dependants: null,
  issuedOn: null,
  coversFrom: null,
  coversTo: null,
  expiryDate: null,
  uploadedOn: '2026-01-01',
  ...rest,
});

/** A new application for ILR: `anApplication({ biometricsOn: '2026-12-02' })`. */
export const anApplication = (
  rest: Partial<PersonRecord['applications'][number]> = {},
): PersonRecord['applications'][number] => ({
  id: 'app1',
  dependant: null,
  appliedFor: 'ilr',
  visaType: 'skilled_worker',
  service: 'standard',
  incomeRuleMet: null,
  submittedOn: '2026-11-10',
  paidOn: null,
  biometricsBookedFor: null,
  biometricsOn: null,
  documentsUploadedOn: null,
  askedForMoreOn: null,
  answeredOn: null,
  decidedOn: null,
  outcome: null,
  reference: null,
  ...rest,
});

/** The partner of a worker, without dates: `aDependant({ visaExpiryDate: '2026-11-25' })`. */
export function aDependant(
  rest: Partial<PersonRecord['dependants'][number]> = {},
): PersonRecord['dependants'][number] {
  return {
    dependantId: 1,
    firstName: 'Zainab',
    lastName: 'Khan',
    dateOfBirth: '1992-04-12',
    relationship: 'spouse',
    nationality: 'pakistan',
    currentVisaType: 'dependent',
    visaStartDate: null,
    visaExpiryDate: null,
    passportNumber: null,
    brpNumber: null,
    notes: null,
    otherParentStatus: null,
    otherParentSince: null,
    visaHeldSince: null,
    ukEntryDate: null,
    bornInUk: null,
    british: null,
    settledSince: null,
    travelsWith: null,
    ownJourneys: [],
    ...rest,
  };
}

/** A journey that a dependant made alone. */
export const anOwnJourney = (
  departureDate: string,
  returnDate: string,
): PersonRecord['dependants'][number]['ownJourneys'][number] => ({
  departureDate,
  returnDate,
  destination: null,
});

/** A made-up notice about the law: `aLawNotice({ concerns: ['partner'] })`. */
export const aLawNotice = (
  rest: Partial<PersonRecord['lawNotices'][number]> = {},
): PersonRecord['lawNotices'][number] => ({
  noticeId: '3b7e1c52-9a04-4d6f-8e21-5c0d7f9b2a64',
  version: 0,
  publishedOn: '2026-11-24',
  title: 'A made-up rule',
  text: 'It says something.',
  day: '2026-11-23',
  standing: 'announced',
  source: { title: 'A page', url: 'https://www.gov.uk/page' },
  concerns: ['settlement'],
  ...rest,
});
