import { daysAgo, inDays, yearsAgo } from './record';

/** The request that saves the current checklist. */
export const aChecklistToKeep = {
  calculator: 'checklist',
  calculatedOn: daysAgo(0),
  title: 'Before we apply',
  form: {
    form: 'SET(O)',
    route: 'skilled_worker',
    plannedOn: inDays(85),
    name: null,
    applicant: { dateOfBirth: '1990-01-01', role: 'main' },
    documents: [
      {
        id: 'd1',
        title: 'Letter of Acme',
        kind: 'employer_letter',
        issuedOn: daysAgo(10),
        from: null,
        to: null,
        expiresOn: null,
      },
    ],
    answers: { convictions: false },
    answeredByRecord: ['convictions'],
    held: ['G4'],
    cannot: ['W2'],
    permissionSince: yearsAgo(4),
    referees: null,
  },
};

/** The request that saves an address check. */
export const anAddressCheckToKeep = {
  calculator: 'addresses',
  calculatedOn: daysAgo(0),
  title: 'For AN',
  form: {
    form: 'AN',
    applicationOn: inDays(30),
    dateOfBirth: '1990-01-01',
    spouse: false,
    whose: null,
    cameOn: yearsAgo(7),
    journeys: [],
    addresses: [
      {
        id: 'now',
        line1: '14 Harbour Street',
        line2: 'Flat 2',
        town: 'Leith',
        postcode: 'EH6 6AA',
        country: 'united_kingdom',
        from: yearsAgo(2),
        to: null,
        precision: 'day',
        role: 'tenant',
      },
    ],
    proofs: [
      {
        id: 'd1',
        title: 'Council tax',
        documentType: 'address_proof',
        proves: ['now'],
        days: { from: daysAgo(300), to: daysAgo(20) },
      },
    ],
  },
};

/** The request that saves a sheet of the record. */
export const aSheetToKeep = {
  calculator: 'sheet',
  title: 'As I sent it',
  form: { form: 'an', applicant: 'you', on: inDays(30) },
};

/** The request that saves the timeline of the record, with a plan. */
export const aTimelineToKeep = {
  calculator: 'timeline',
  title: 'Before we apply',
  form: { plans: [{ route: 'own', service: 'priority', applyOn: null, journeys: [] }] },
};
