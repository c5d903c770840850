import type { PersonRecord } from '../src/record/personRecord';
import { listTriggers } from '../src/alerts/listReminders';
import {
  aDependant,
  anEarlierVisa,
  aJourney,
  aLawNotice,
  aPaper,
  aRecord,
  aTask,
  anApplication,
} from './aRecord';

const grant = { grantId: 'g1', name: 'Lena Law', email: 'law@example.org' };
const born = {
  ...({ relationship: 'child', dateOfBirth: '2024-03-04', bornInUk: true, british: false } as const),
  ...({ travelsWith: 'own', visaStartDate: '2024-05-01', visaExpiryDate: '2045-01-31' } as const),
};
const sum = {
  assessmentId: 'a1',
  title: null,
  calculatedOn: '2026-02-01',
  form: {
    people: [{ dateOfBirth: '1990-01-01' }],
    steps: [{ item: 'ilr', route: 'skilled_worker', on: '2026-05-01' }],
    costs: [],
  },
  totalPence: 302_900,
  lowestPence: 302_900,
  highestPence: 302_900,
} as const;
const gap = { earlier: [anEarlierVisa('2018-01-10', '2024-05-14')] };

/** Records with the day on which each causes its alerts. Together they cause every kind of alert. */
export const recordsOfEveryAlert: readonly (readonly [PersonRecord, string])[] = [
  [
    aRecord(
      { visaStartDate: '2022-01-05', visaExpiryDate: '2027-02-15', brpExpiryDate: '2024-12-31' },
      {
        documents: [
          aPaper('passport', { id: 'd1', expiryDate: '2026-12-20' }),
          aPaper('other', { id: 'd2', expiryDate: '2026-12-20' }),
        ],
        tasks: [aTask('t1', 'Book the test', '2026-12-01')],
        dependants: [
          aDependant({
            visaStartDate: '2023-02-01',
            visaExpiryDate: '2030-01-31',
            ukEntryDate: '2023-02-01',
            bornInUk: false,
            british: false,
            travelsWith: 'own',
          }),
          // The visa ends before the first day to apply.
          aDependant({
            dependantId: 3,
            visaStartDate: '2025-02-01',
            visaExpiryDate: '2028-01-31',
            ukEntryDate: '2025-02-01',
            bornInUk: false,
            british: false,
            travelsWith: 'own',
          }),
          aDependant({ dependantId: 2, firstName: 'Leila', ...born }),
        ],
        journeys: [aJourney('2026-03-01', '2026-08-01')],
        grants: [{ ...grant, lastDay: '2026-12-10' }],
        firstLooks: [{ ...grant, lookedOn: '2026-11-20' }],
        comparisonAnswers: [{ comparisonId: 'c1', answeredOn: '2026-11-20' }],
      },
    ),
    '2026-11-25',
  ],
  [
    aRecord(
      { visaExpiryDate: null },
      { asked: ['announced_change'], lawNotices: [aLawNotice({ concerns: ['skilled_worker'] })] },
    ),
    '2026-11-25',
  ],
  // The visa ends before the first day to apply, and the level of English is not known.
  [aRecord({ visaExpiryDate: '2029-05-31', englishLevel: null }), '2026-11-25'],
  // The first day to apply is a few days before a higher level of English is required.
  [
    aRecord(
      { visaType: 'scale_up', visaStartDate: '2022-04-10', englishLevel: 'B1', dateOfBirth: '1990-01-01' },
      {
        registeredOn: '2026-01-01',
        documents: [aPaper('english_b1_certificate', { issuedOn: '2024-01-10' })],
      },
    ),
    '2026-11-25',
  ],
  [aRecord({ hasILR: true, ilrGrantDate: '2026-02-01', visaStartDate: '2020-01-05' }), '2026-11-25'],
  // An employer’s letter, and a new passport in addition to the old one.
  [
    aRecord(
      { visaStartDate: '2022-04-10', dateOfBirth: '1990-01-01' },
      {
        documents: [
          aPaper('employer_letter', { issuedOn: '2026-10-01' }),
          aPaper('passport', { id: 'd1', expiryDate: '2026-12-20' }),
          aPaper('passport', { id: 'd2', expiryDate: '2036-12-20', uploadedOn: '2026-11-20' }),
        ],
      },
    ),
    '2026-11-25',
  ],
  // Away on the first day of the years before 20 September 2027.
  [
    aRecord(
      { hasILR: true, ilrGrantDate: '2026-09-20', visaStartDate: '2018-01-05' },
      { journeys: [aJourney('2022-09-10', '2022-10-05')] },
    ),
    '2026-11-25',
  ],
  [
    aRecord(
      { hasILR: true, ilrGrantDate: '2020-02-01', visaStartDate: '2015-01-05' },
      { journeys: [aJourney('2025-01-10', '2027-06-01')] },
    ),
    '2026-11-25',
  ],
  [aRecord({ visaStartDate: '2024-07-30', hasILR: true, ilrGrantDate: '2026-02-01' }, gap), '2026-11-25'],
  [aRecord({ visaStartDate: '2024-07-30', visaExpiryDate: '2027-07-29' }, gap), '2026-11-25'],
  // Protection claimed under the present rules.
  [aRecord({ visaType: 'refugee', claimedOn: '2026-04-01', visaStartDate: '2026-06-01' }), '2026-11-25'],
  // No fee plan is saved for the next application.
  [
    aRecord({ visaStartDate: '2021-07-10', dateOfBirth: '1990-01-01' }, { registeredOn: '2026-01-05' }),
    '2026-03-10',
  ],
  // Applications without an appointment, with an appointment, and with a late decision, and granted citizenship.
  [
    aRecord(
      {},
      {
        applications: [
          anApplication(),
          anApplication({ id: 'app2', biometricsBookedFor: '2026-12-03' }),
          anApplication({ id: 'app3', submittedOn: '2026-04-01', biometricsOn: '2026-04-20' }),
          anApplication({
            id: 'app4',
            appliedFor: 'naturalisation',
            visaType: null,
            submittedOn: '2026-05-01',
            biometricsOn: '2026-05-20',
            decidedOn: '2026-11-20',
            outcome: 'granted',
          }),
        ],
      },
    ),
    '2026-11-25',
  ],
  [aRecord({}, { savedSums: [sum] }), '2026-04-10'],
  [aRecord({}, { savedSums: [sum] }), '2026-03-10'],
];

export const everyTrigger = recordsOfEveryAlert.flatMap(([record, today]) => listTriggers(record, today));
