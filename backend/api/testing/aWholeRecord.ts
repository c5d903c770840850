import { aDocument, sampleFiles } from './aDocument';
import { aJourney } from './aJourney';
import type { SignedUp } from './aPerson';
import { aDependant, earlierVisa, personalDetails, visaDetails } from './aProfile';
import type { TestApi } from './startTestApi';

export const payslip = sampleFiles.pdf(3_000);
export const passport = sampleFiles.pdf(5_000);

/** A unique value for each field that identifies a person. */
export const identity: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  name: { firstName: 'Zephyrine', lastName: 'Quillfeather' },
  personal: {
    dateOfBirth: '1990-02-28',
    nationality: 'mongolia',
    countryOfBirth: 'bhutan',
    passportNumber: 'PQ7781923',
    addressLine1: 'Wistaria Lodge',
    addressLine2: '9 Cobble Wynd',
    city: 'Anstruther',
    state: 'Fifeshire',
    postalCode: 'KY10 3XX',
    country: 'iceland',
    phone: '+44 7700 900461',
  },
  visa: { visaNumber: 'VN558210X', brpNumber: 'ZXQ445566' },
  declarations: { lifeInUKReference: 'LIUK-5518-0937' },
  dependant: {
    firstName: 'Isolde',
    lastName: 'Marchbanks',
    dateOfBirth: '2019-07-30',
    nationality: 'paraguay',
    passportNumber: 'CD7654399',
    brpNumber: 'RTX998877',
  },
  addresses: { line1: 'Larkspur House', line2: 'Attic 3', town: 'Pittenweem', postcode: 'KY10 2YY' },
  referees: {
    fullName: 'Thaddeus Ormsby',
    dateOfBirth: '1961-11-23',
    passportNumber: 'BZ4471902',
    email: 'thaddeus@example.org',
    addresses: 'Fennel Cottage, Strathkinness',
  },
  applications: { reference: '3434-7781-0052-6690' },
  jobs: { employer: 'Saltfleet Bindery', address: '3 Quarrelwood Yard, Elgin' },
  parents: {
    fullName: 'Perpetua Hawkridge',
    dateOfBirth: '1957-04-18',
    placeOfBirth: 'Omsukchan',
    countryOfBirth: 'tuvalu',
    nationality: 'kiribati',
  },
};
/** Words that no download contains, because they are about other people. */
export const withheld = ['Lucía', 'lucia@example.org', 'Barnaby Flint'];
export const words = Object.values(identity).flatMap((fields) => Object.values(fields));
export const inWords = ['28 February 1990', '30 July 2019', '28/02/1990'];

/** Fills in everything that a lawyer can be shown. The newest document is a passport, the other one a payslip. */
export async function fillWholeRecord({ visitor }: SignedUp, api: Pick<TestApi, 'later'>): Promise<void> {
  const upload = (titled: string, file: Buffer, documentType: string, category: string) =>
    visitor.send('POST', '/api/documents/upload', {
      form: aDocument()
        .titled(titled)
        .holding(file, 'Quillfeather scan.pdf')
        .having('documentType', documentType)
        .having('category', category)
        .form(),
    });
  const answers = [
    await visitor.post(
      '/api/immigration/profile/personal',
      personalDetails({ ...identity['name'], ...identity['personal'] }),
    ),
    await visitor.post('/api/immigration/profile/visa', visaDetails(identity['visa'])),
    await visitor.put('/api/user/profile', { ...identity['declarations'], lifeInUKPassed: true }),
    await visitor.post('/api/immigration/profile/visa-history', earlierVisa()),
    await visitor.post(
      '/api/dependants',
      aDependant({
        ...identity['dependant'],
        ukEntryDate: '2019-07-30',
        notes: 'Isolde’s BRP is RTX998877.',
      }),
    ),
    await visitor.post('/api/absences', {
      ...aJourney().to('<b>Brazil</b>').from('2025-03-01').until('2025-03-10').typed(),
      notes: 'With Isolde Marchbanks, who was born on 30/7/2019.',
    }),
    await visitor.post('/api/tasks', {
      title: 'Ask for PQ7781923 and 28/02/1990',
      category: 'document',
      stage: 'pending',
      priority: 'high',
    }),
    await visitor.post('/api/addresses', {
      ...identity['addresses'],
      country: 'united_kingdom',
      from: '2022-01-15',
      to: null,
      precision: 'day',
      role: 'tenant',
      withWhom: 'Barnaby Flint',
    }),
    await visitor.post('/api/referees', {
      ...identity['referees'],
      applicant: 'you',
      job: 'Organist',
      convictions: 'disregarded',
      howKnown: 'Thaddeus Ormsby and Isolde Marchbanks play the organ.',
    }),
    await visitor.post('/api/applications', {
      ...identity['applications'],
      appliedFor: 'work_or_study',
      service: 'super_priority',
      submittedOn: '2026-10-05',
    }),
    await visitor.post('/api/jobs', {
      ...identity['jobs'],
      kind: 'employed',
      job: 'Bookbinder',
      from: '2021-04',
      to: null,
      precision: 'month',
    }),
    await visitor.post('/api/parents', { ...identity['parents'], which: 'mother' }),
    await upload('Payslip of Quillfeather: May/June', payslip, 'payslip', 'employment'),
  ];
  // The newest document comes first in the list.
  await api.later(1_000, async () => {
    answers.push(await upload('My passport', passport, 'passport', 'visa'));
  });
  for (const { status, message } of answers) if (status >= 300) throw new Error(message);
}
