import { type Rule, defineCollection } from '../collections/definition';
import { inOrder } from '../collections/dateRules';
import { field } from '../fields';
import { visaTypeOptions } from '../immigrationProfile/visaTypeChoices';

/** Application types with different waiting times. The rules define the times (`waitingKinds`). */
const appliedForOptions = [
  { value: 'ilr', label: 'Settlement (ILR)' },
  { value: 'eu_settlement', label: 'EU Settlement Scheme' },
  { value: 'work_or_study', label: 'Extension or switch in the UK: work or study' },
  { value: 'family', label: 'Extension or switch in the UK: partner or parent' },
  { value: 'outside_work_or_study', label: 'Work or study, from outside the UK' },
  { value: 'outside_family', label: 'Family, from outside the UK' },
  { value: 'naturalisation', label: 'Naturalisation' },
  { value: 'registration', label: 'Registration as British' },
  { value: 'first_passport', label: 'First British passport' },
] as const;

/** The label of an application type, or the stored value if the type no longer exists. */
export const labelOfAppliedFor = (appliedFor: string): string =>
  appliedForOptions.find(({ value }) => value === appliedFor)?.label ?? appliedFor;

const serviceOptions = [
  { value: 'standard', label: 'Standard' },
  { value: 'priority', label: 'Priority' },
  { value: 'super_priority', label: 'Super priority' },
] as const;

const outcomeOptions = [
  { value: 'granted', label: 'Granted' },
  { value: 'refused', label: 'Refused' },
  { value: 'invalid', label: 'Rejected as not valid' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const;

const openDay = (label: string) => field.optional(field.date(label));

interface Days {
  readonly submittedOn: string;
  readonly decidedOn: string | null;
}

const afterSubmission = <const Name extends string>(name: Name, message: string) =>
  inOrder('submittedOn', name, 'before_submission', message);

/** Refuses a day after the decision. */
const beforeDecision = <const Name extends string>(
  name: Name,
  message: string,
): Rule<Days & { readonly [Field in Name]: string | null }, Name> => ({
  code: 'after_decision',
  field: name,
  message,
  // ISO dates sort as text.
  holds: (item) => item[name] === null || item.decidedOn === null || item[name] <= item.decidedOn,
});

/**
 * Applications of the person and of dependants, with the days of their stages. The waiting time counts from `biometricsOn`,
 * not from the submission.
 */
export const applications = defineCollection({
  part: 'applications',
  name: 'Application',
  id: 'applicationId',
  words: { one: 'application', many: 'applications' },
  fields: {
    /** The id of a dependant; null for the person. It remains if the dependant is removed. */
    dependant: field.optional(field.wholeNumber('For which dependant', { least: 1, most: 2_147_483_647 })),
    appliedFor: field.answer('What you applied for', appliedForOptions, {
      missing: 'Please choose what you applied for',
    }),
    /** For settlement, the current permission; otherwise, the permission that is applied for. */
    visaType: field.optional(field.codedChoice('Visa type', visaTypeOptions)),
    service: field.answer('Service', serviceOptions, { missing: 'Please choose the service' }),
    /** Only for a partner or parent. */
    incomeRuleMet: field.optional(field.yesOrNo('You meet the income rule')),
    submittedOn: field.date('Sent on', { missing: 'Please enter the day you sent the application' }),
    paidOn: openDay('Paid on'),
    biometricsBookedFor: openDay('Appointment for fingerprints and photo'),
    biometricsOn: openDay('Fingerprints and photo given, or identity proved on'),
    documentsUploadedOn: openDay('Documents uploaded on'),
    askedForMoreOn: openDay('Asked for more on'),
    answeredOn: openDay('Answered on'),
    decidedOn: openDay('Decided on'),
    outcome: field.optional(field.answer('Outcome', outcomeOptions)),
    reference: field.optional(field.line('Reference number', { most: 40 })),
  },
  rules: [
    // Only the appointment must be after the submission: identity and documents can be given in an app before it.
    afterSubmission(
      'biometricsBookedFor',
      'The appointment cannot be before the day you sent the application',
    ),
    afterSubmission('askedForMoreOn', 'They cannot have asked for more before you sent the application'),
    afterSubmission('decidedOn', 'The decision cannot be before the day you sent the application'),
    {
      code: 'not_asked',
      field: 'askedForMoreOn',
      message: 'Please enter the day they asked for more as well',
      holds: ({ askedForMoreOn, answeredOn }) => answeredOn === null || askedForMoreOn !== null,
    },
    inOrder(
      'askedForMoreOn',
      'answeredOn',
      'before_question',
      'You cannot have answered before they asked for more',
    ),
    beforeDecision('paidOn', 'You cannot have paid after the decision'),
    beforeDecision('biometricsOn', 'Fingerprints and photo cannot be after the decision'),
    beforeDecision('documentsUploadedOn', 'You cannot have uploaded documents after the decision'),
    beforeDecision('askedForMoreOn', 'They cannot have asked for more after the decision'),
    beforeDecision('answeredOn', 'You cannot have answered after the decision'),
    {
      code: 'outcome_missing',
      field: 'outcome',
      message: 'Please choose the outcome of the decision',
      holds: ({ decidedOn, outcome }) => decidedOn === null || outcome !== null,
    },
    {
      code: 'decision_missing',
      field: 'decidedOn',
      message: 'Please enter the day of the decision',
      holds: ({ decidedOn, outcome }) => outcome === null || decidedOn !== null,
    },
  ],
  // About 10 for each of 20 dependants.
  most: 200,
  order: [['submittedOn', 'desc']],
  tableVersion: 1,
  share: { tab: 'Applications', default: false },
  example: {
    dependant: null,
    appliedFor: 'ilr',
    visaType: 'skilled_worker',
    service: 'standard',
    incomeRuleMet: null,
    submittedOn: '2026-08-20',
    paidOn: '2026-08-20',
    biometricsBookedFor: '2026-08-31',
    biometricsOn: '2026-08-31',
    documentsUploadedOn: '2026-08-28',
    askedForMoreOn: null,
    answeredOn: null,
    decidedOn: null,
    outcome: null,
    reference: '3434-0001-2345-6789',
  },
});
