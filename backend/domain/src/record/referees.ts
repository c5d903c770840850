import { defineCollection } from '../collections/definition';
import { field } from '../fields';

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

const asked = (label: string) => field.optional(field.yesOrNo(label));
const monthOf = (text: string) => text.slice(0, 'yyyy-MM'.length);

/**
 * Who vouches for an applicant for citizenship. What the form asks of each is open until it is known: the rules say what
 * is missing, and who can be which of the two.
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
    professional: asked('A profession of the list'),
    britishPassport: asked('A British passport'),
    passportNumber: field.optional(field.line('Passport number', { most: 30 })),
    email: field.optional(field.email('Email')),
    addresses: field.optional(field.paragraph('Addresses', { most: 1_000 })),
    /** A month is enough: few know the day on which they met. */
    knownSince: field.optional(field.dayOrMonth('Knows the applicant since')),
    howKnown: field.optional(field.paragraph('How they know the applicant', { most: 500 })),
    dealtWithChild: asked('Has dealt with the child at work'),
    relatedToApplicant: asked('Related to the applicant'),
    relatedToOther: asked('Related to the other referee'),
    represents: asked('Solicitor or agent for this application'),
    homeOffice: asked('Works for the Home Office'),
    convictions: field.optional(field.codedChoice('Convictions', convictions)),
  },
  rules: [
    {
      code: 'known_before_birth',
      field: 'knownSince',
      message: 'They cannot have known the applicant before they were born themselves',
      // Dates as text sort as time does; a day and a month are compared by their months.
      holds: ({ dateOfBirth, knownSince }) =>
        dateOfBirth === null || knownSince === null || monthOf(knownSince) >= monthOf(dateOfBirth),
    },
  ],
  // Two for each application of a family, and some who were asked and could not.
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
