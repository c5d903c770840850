import type { FormDependant, FormJourney, FormRecord, FormWords } from '../src/forms/record';

// A person whose form AN is complete on 27 November 2026, unless a test overrides it.

export const on = '2026-11-27';
type Part = Exclude<keyof FormRecord, 'today'>;
type Changes = {
  readonly [Name in Part]?: FormRecord[Name] extends readonly unknown[]
    ? FormRecord[Name]
    : Partial<FormRecord[Name]>;
};

export const words: FormWords = {
  country: (value) =>
    ({ nigeria: 'Nigeria', united_kingdom: 'United Kingdom', france: 'France' })[value] ?? value,
  nationality: (value) => ({ nigeria: 'Nigerian', united_kingdom: 'British' })[value] ?? value,
  visaType: (value) => ({ skilled_worker: 'Skilled Worker' })[value] ?? value,
  reason: (value) => ({ holiday: 'Holiday', business: 'Business' })[value] ?? value,
};

export const journey = (
  departureDate: string,
  returnDate: string,
  rest: Partial<FormJourney> = {},
): FormJourney => ({
  id: `${departureDate} ${returnDate}`,
  departureDate,
  returnDate,
  destination: 'France',
  reason: 'holiday',
  crownDependency: null,
  ...rest,
});

const referee = (id: string, fullName: string): FormRecord['referees'][number] => ({
  id,
  fullName,
  applicant: 'you',
  dateOfBirth: '1978-06-30',
  job: 'Teacher',
  professional: true,
  britishPassport: true,
  passportNumber: '500112233',
  email: `${id}@example.org`,
  addresses: '9 Station Road, Leeds LS1 2AB',
  knownSince: '2019-09',
  howKnown: 'We sing together.',
  dealtWithChild: null,
  relatedToApplicant: false,
  relatedToOther: false,
  represents: false,
  homeOffice: false,
  convictions: 'none',
});

const complete: FormRecord = {
  today: on,
  profile: {
    firstName: 'Amara Ngozi',
    lastName: 'Okafor',
    dateOfBirth: '1990-03-05',
    nationality: 'nigeria',
    countryOfBirth: 'nigeria',
    passportNumber: 'A 0123 4567',
    phone: '+44 7700 900123',
    email: 'amara@example.org',
  },
  status: {
    visaType: 'ilr',
    visaStartDate: '2025-06-01',
    visaExpiryDate: null,
    appliedOn: null,
    ukEntryDate: '2020-05-02',
    hasILR: true,
    ilrGrantDate: '2025-06-01',
    settledAs: 'ilr',
    britishSince: null,
    brpNumber: null,
  },
  declarations: {
    maritalStatus: 'single',
    marriedToBritishCitizen: false,
    intendsToStayInUK: true,
    lifeInUKPassed: true,
    lifeInUKPassedOn: '2025-01-20',
    lifeInUKReference: 'LITUK-4821-7730',
    englishLevel: 'B2',
  },
  visaHistory: [
    { visaType: 'skilled_worker', startDate: '2020-05-01', endDate: '2025-05-31', appliedOn: null },
  ],
  documents: [
    {
      id: 'passport',
      documentType: 'passport',
      stage: 'general',
      dependants: null,
      issuedOn: '2019-02-03',
      coversFrom: null,
      coversTo: null,
      expiryDate: '2029-02-02',
    },
    {
      id: 'test',
      documentType: 'life_in_uk_certificate',
      stage: 'ilr',
      dependants: null,
      issuedOn: '2025-01-20',
      coversFrom: null,
      coversTo: null,
      expiryDate: null,
    },
  ],
  addresses: [
    {
      id: 'leith',
      line1: '14 Harbour Street',
      line2: 'Flat 2',
      town: 'Leith',
      postcode: 'EH6 6AA',
      country: 'united_kingdom',
      role: 'tenant',
      from: '2020-05-02',
      to: null,
      dependants: null,
    },
  ],
  journeys: [],
  jobs: [
    {
      id: 'study',
      kind: 'study',
      employer: 'University of Ibadan',
      job: 'Mathematics',
      address: 'Ibadan, Nigeria',
      from: '2012-09',
      to: '2020-04-30',
      dependants: null,
    },
    {
      id: 'work',
      kind: 'employed',
      employer: 'Leith Shipyard Ltd',
      job: 'Welder',
      address: '2 Dock Road, Leith EH6 7AB',
      from: '2020-05-01',
      to: null,
      dependants: null,
    },
  ],
  parents: [
    {
      id: 'mother',
      which: 'mother',
      fullName: 'Ngozi Okafor',
      dateOfBirth: '1958-03-09',
      placeOfBirth: 'Enugu',
      countryOfBirth: 'nigeria',
      nationality: 'nigeria',
      dependants: null,
    },
    {
      id: 'father',
      which: 'father',
      fullName: 'Chidi Okafor',
      dateOfBirth: '1955-11-30',
      placeOfBirth: null,
      countryOfBirth: 'nigeria',
      nationality: 'nigeria',
      dependants: null,
    },
  ],
  referees: [referee('ruth', 'Ruth Abara'), referee('tom', 'Tom Lee')],
  dependants: [],
};

/** @param changes parts of the record to override; a list is replaced */
export function aFormRecord(changes: Changes = {}): FormRecord {
  const { profile, status, declarations, ...lists } = changes;
  return {
    ...complete,
    ...lists,
    profile: { ...complete.profile, ...profile },
    status: { ...complete.status, ...status },
    declarations: { ...complete.declarations, ...declarations },
  };
}

export const aFormDependant = (change: Partial<FormDependant> = {}): FormDependant => ({
  id: 1,
  firstName: 'Li',
  lastName: 'Okafor',
  dateOfBirth: '2016-07-30',
  relationship: 'child',
  nationality: 'nigeria',
  passportNumber: null,
  brpNumber: null,
  currentVisaType: null,
  visaStartDate: null,
  visaExpiryDate: null,
  visaHeldSince: null,
  ukEntryDate: null,
  bornInUk: null,
  british: null,
  settledSince: null,
  travelsWith: null,
  ownJourneys: [],
  ...change,
});
