import { defineCollection } from '../collections/definition';
import { field } from '../fields';
import { toMonth } from './stays';

const applicants = [
  { value: 'you', label: 'You' },
  { value: 'partner', label: 'Your partner' },
  { value: 'child', label: 'Your child' },
] as const;

const convictions = [
  { value: 'none', label: 'None' },
  { value: 'disregarded', label: 'Only ones that can be disregarded' },
  { value: 'convicted', label: 'One that cannot be disregarded' },
] as const;

const openYesOrNo = (label: string) => field.optional(field.yesOrNo(label));
/**
 * Referees for an application for citizenship. Details are optional: the rules find what is missing and which of the two
 * roles a referee can have.
 */
export const referees = defineCollection({
  part: 'referees',
  name: 'Referee',
  id: 'refereeId',
  words: { one: 'referee', many: 'referees' },
  fields: {
    fullName: field.line('Full name', { most: 150, missing: 'Please enter the name of the referee' }),
    applicant: field.choice('Who applies', applicants, { missing: 'Please choose who applies' }),
    dateOfBirth: field.optional(field.date('Date of birth')),
    job: field.optional(field.line('Profession or job', { most: 100 })),
    professional: openYesOrNo('A profession of the list'),
    britishPassport: openYesOrNo('A British passport'),
    passportNumber: field.optional(field.line('Passport number', { most: 30 })),
    email: field.optional(field.email('Email')),
    addresses: field.optional(field.paragraph('Addresses', { most: 1_000 })),
    /** A month is enough, because few people know the day. */
    knownSince: field.optional(field.dayOrMonth('Knows the applicant since')),
    howKnown: field.optional(field.paragraph('How they know the applicant', { most: 500 })),
    dealtWithChild: openYesOrNo('Has dealt with the child at work'),
    relatedToApplicant: openYesOrNo('Related to the applicant'),
    relatedToOther: openYesOrNo('Related to the other referee'),
    represents: openYesOrNo('Solicitor or agent for this application'),
    homeOffice: openYesOrNo('Works for the Home Office'),
    convictions: field.optional(field.codedChoice('Convictions', convictions)),
  },
  rules: [
    {
      code: 'known_before_birth',
      field: 'knownSince',
      message: 'They cannot have known the applicant before they were born themselves',
      // ISO dates sort as text. A day and a month are compared by month.
      holds: ({ dateOfBirth, knownSince }) =>
        dateOfBirth === null || knownSince === null || toMonth(knownSince) >= toMonth(dateOfBirth),
    },
  ],
  // 2 for each application of a family, and some who declined.
  most: 30,
  order: [['fullName', 'asc']],
  tableVersion: 1,
  share: { tab: 'Referees', default: false },
  example: {
    fullName: 'Ruth Abara',
    applicant: 'you',
    dateOfBirth: '1978-06-30',
    job: 'Teacher',
    professional: true,
    britishPassport: true,
    passportNumber: '500112233',
    email: 'ruth@example.org',
    addresses: '9 Station Road, Leeds LS1 2AB',
    knownSince: '2019-09',
    howKnown: 'We sing in the same choir.',
    dealtWithChild: null,
    relatedToApplicant: false,
    relatedToOther: false,
    represents: false,
    homeOffice: false,
    convictions: 'none',
  },
});
