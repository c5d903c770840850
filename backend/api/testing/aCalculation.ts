/** A trip in a calculator's form. */
export const trip = (startDate: string, endDate: string, more: Readonly<Record<string, unknown>> = {}) => ({
  startDate,
  endDate,
  ...more,
});

const ilrForm = {
  visaType: 'skilled_worker',
  visaStartDate: '2023-01-03',
  useDetailedAbsences: true,
  detailedAbsences: [trip('2024-08-01', '2024-08-10'), trip('2025-03-01', '2025-03-03')],
  hasPassedLifeInUK: true,
  hasEnglishQualification: true,
};

const citizenshipForm = {
  ukEntryDate: '2018-05-01',
  settlementDate: '2025-02-01',
  applicationDate: '2027-03-01',
  useDetailedAbsences: true,
  absenceRecords: [trip('2024-08-01', '2024-08-10')],
  physicalPresence: true,
  physicalPresenceExactDate: true,
  settlementStatus12Months: true,
  englishLanguage: true,
  lifeInUK: true,
  goodCharacter: true,
  intendsToContinueResiding: true,
};

const feesForm = {
  people: [{ name: 'Amina', dateOfBirth: '1990-01-01' }],
  steps: [{ item: 'ilr', route: 'skilled_worker', on: '2027-03-20' }],
};

const checklistForm = {
  form: 'SET(O)',
  route: 'skilled_worker',
  plannedOn: '2027-02-20',
  name: null,
  applicant: { dateOfBirth: '1990-01-01', role: 'main' },
  documents: [
    {
      id: 'd1',
      title: 'Letter of Acme',
      kind: 'employer_letter',
      issuedOn: '2027-01-20',
      from: null,
      to: null,
      expiresOn: null,
    },
  ],
  answers: { convictions: false },
  answeredByRecord: ['convictions'],
  held: ['G4'],
  cannot: ['W2'],
  permissionSince: '2022-03-01',
  referees: null,
};

const addressesForm = {
  form: 'AN',
  applicationOn: '2026-10-31',
  dateOfBirth: '1990-01-01',
  spouse: false,
  whose: null,
  cameOn: '2019-01-05',
  journeys: [],
  addresses: [
    {
      id: 'now',
      line1: '14 Harbour Street',
      line2: 'Flat 2',
      town: 'Leith',
      postcode: 'EH6 6AA',
      country: 'united_kingdom',
      from: '2024-07-10',
      to: null,
      precision: 'day',
      role: 'tenant',
    },
    {
      id: 'before',
      line1: '9 Mare Street',
      line2: null,
      town: 'London',
      postcode: 'E8 4RP',
      country: 'united_kingdom',
      from: '2021-01',
      to: '2024-06',
      precision: 'month',
      role: 'family',
    },
  ],
  proofs: [
    {
      id: 'd1',
      title: 'Council tax 2025',
      documentType: 'address_proof',
      proves: ['now'],
      days: { from: '2025-04-01', to: '2026-03-31' },
    },
  ],
};

const sheetForm = { form: 'an', applicant: 'you', on: '2027-03-01' };
const timelineForm = { plans: [{ route: 'own', service: 'priority', applyOn: null, journeys: [] }] };

const forms = {
  ilr: ilrForm,
  citizenship: citizenshipForm,
  fees: feesForm,
  checklist: checklistForm,
  addresses: addressesForm,
  sheet: sheetForm,
  timeline: timelineForm,
} as const;

/** Whether the record answers it. Its date is then the day on which it is saved, whatever the request says. */
export const isAnsweredByRecord = (calculator: keyof typeof forms): boolean =>
  calculator === 'sheet' || calculator === 'timeline';

/**
 * The request that saves a calculator's result: `aCalculation('ilr').called('My plan').asOf('2026-11-01').sent()`. By
 * default it is as of the day on which the rules' data was checked.
 */
export function aCalculation(calculator: keyof typeof forms = 'ilr') {
  let form: Readonly<Record<string, unknown>> = forms[calculator];
  let described: Readonly<Record<string, unknown>> = { calculator, calculatedOn: '2026-11-21' };
  const builder = {
    called: (title: unknown) => createReader({ title }),
    asOf: (calculatedOn: unknown) => createReader({ calculatedOn }),
    sending: (fields: Readonly<Record<string, unknown>>) => createReader(fields),
    answering(answers: Readonly<Record<string, unknown>>) {
      form = { ...form, ...answers };
      return builder;
    },
    sent: () => ({ form, ...described }),
  };
  function createReader(fields: Readonly<Record<string, unknown>>) {
    described = { ...described, ...fields };
    return builder;
  }
  return builder;
}
