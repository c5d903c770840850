import { inOrder, type WithToday } from '../collections/dateRules';
import type { Rule } from '../collections/definition';
import { field, notBefore, type Choice, type ItemOf } from '../fields';

/** The reasons that the forms offer. */
export const journeyReasonOptions = [
  { value: 'holiday', label: 'Holiday' },
  { value: 'business', label: 'Business' },
  { value: 'family', label: 'Family' },
  { value: 'medical', label: 'Medical' },
  { value: 'education', label: 'Education' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];

/** Answers to the question whether the whole journey was in the Channel Islands or the Isle of Man. */
export const crownDependencyOptions = [
  { value: 'visited', label: 'Yes, on a visit' },
  { value: 'lived_there', label: 'Yes, I lived there with permission' },
  { value: 'no', label: 'No, not the whole journey' },
  { value: 'not_sure', label: 'Not sure' },
] as const satisfies readonly Choice[];

/**
 * Proved reasons for which the Immigration Rules do not count an absence for settlement (CR 3.4, CR 5.1 and Appendix EU).
 * The rules define which route accepts which reason.
 */
export const permittedReasonOptions = [
  { value: 'crisis_overseas', label: 'I helped in a humanitarian or environmental crisis overseas' },
  { value: 'travel_disruption', label: 'A disaster, war or pandemic stopped me from travelling' },
  { value: 'compelling_compassionate', label: 'Illness or death in the family, or something as serious' },
  { value: 'research', label: 'Approved research overseas (Skilled Worker, Global Talent)' },
  { value: 'family_life', label: 'Work, study or family reasons on the ten-year family route' },
  { value: 'partner_on_crown_service', label: 'My partner was posted abroad on Crown service' },
  {
    value: 'accompanying_main_applicant',
    label: 'I went with my partner or parent on their allowed absence',
  },
  {
    value: 'important_reason',
    label:
      'An important reason, once and for up to 12 months: childbirth, serious illness, study, work abroad',
  },
] as const satisfies readonly Choice[];

/** The precision of the dates, for people who do not remember the exact days. */
export const approximateOptions = [
  { value: 'week', label: 'About: up to a week earlier or later' },
  { value: 'month', label: 'Only the months are right' },
] as const satisfies readonly Choice[];

/** First and last day of a journey that has ended or has a planned end. */
export const journeyDates = {
  departureDate: field.date('Departure date', field.saying('Please enter a valid departure date')),
  returnDate: field.date('Return date', field.saying('Please enter a valid return date')),
};

/** A journey outside the UK. */
export const journeyFields = {
  departureDate: journeyDates.departureDate,
  /** Missing while the person is still away. */
  returnDate: field.notYet(journeyDates.returnDate),
  destination: field.line('Destination', { most: 100, missing: 'Please enter a destination' }),
  reason: field.choice('Reason', journeyReasonOptions, field.saying('Please choose a reason')),
  notes: field.leftOut(field.paragraph('Notes', { least: 0, most: 2_000 })),
  /** Only asked if the destination names one of the islands; otherwise missing. */
  crownDependency: field.leftOut(
    field.answer(
      'Did you spend the whole journey in the Channel Islands or the Isle of Man?',
      crownDependencyOptions,
      field.saying('Choose visited, lived there, no or not sure'),
    ),
  ),
  /** Why the Home Office may not count the journey. Only asked if the route accepts such reasons. */
  permittedReason: field.leftOut(
    field.answer(
      'May this absence be left out?',
      permittedReasonOptions,
      field.saying('Choose a reason from the list, or none'),
    ),
  ),
  /** Dependants who made the same journey. Dependants who always travel with the person can be omitted. */
  travellers: field.listLeftOut(
    field.ids('Who travelled with you?', { most: 20, wrong: 'Choose people from your list of dependants' }),
  ),
  /** Documents in the person's vault that prove the journey or its reason. */
  evidence: field.listLeftOut(
    field.identifiers('Evidence of this journey', { most: 20, wrong: 'Choose documents from your vault' }),
  ),
  /** Missing if both days are exact. */
  approximate: field.leftOut(
    field.answer(
      'How sure are you of these dates?',
      approximateOptions,
      field.saying('Choose week, month, or leave it empty'),
    ),
  ),
};
export type JourneyDetails = ItemOf<typeof journeyFields>;

/** The same limit as an assessment. A larger import is a mistake. */
export const mostJourneys = 2_000;

/** The fields under the older name: a longer destination, and a reason as free text. */
export const absenceFields = {
  ...journeyFields,
  destination: field.line('Destination', { least: 2, most: 100 }),
  reason: field.line('Reason', {
    least: 2,
    most: 100,
    missing: 'Please provide a reason for your absence',
    wrong: 'The reason can have at most 100 characters',
  }),
};

/** A journey may start and end on the same day. */
export const returnsAfterDeparture = inOrder(
  'departureDate',
  'returnDate',
  'return_before_departure',
  'Return date must be after departure date',
);

/** A planned journey needs a planned return, because a future journey without one would not be counted. */
export const hasLeftIfStillAway: Rule<WithToday<JourneyDetails>, 'returnDate'> = {
  code: 'not_away_yet',
  field: 'returnDate',
  message: 'Enter the day you plan to come back. Only a journey that has begun can be without a return date',
  holds: ({ departureDate, returnDate, today }) =>
    returnDate !== undefined || notBefore(departureDate, today),
};
