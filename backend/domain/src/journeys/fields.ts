import { inOrder, type SaidOn } from '../collections/dateRules';
import type { Rule } from '../collections/definition';
import { field, notBefore, type Choice, type ItemOf } from '../fields';

/** The six reasons that the forms offer. */
export const journeyReasonOptions = [
  { value: 'holiday', label: 'Holiday' },
  { value: 'business', label: 'Business' },
  { value: 'family', label: 'Family' },
  { value: 'medical', label: 'Medical' },
  { value: 'education', label: 'Education' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];

/** Answers to whether the whole journey was in the Channel Islands or the Isle of Man, as forms offer them. */
export const crownDependencyOptions = [
  { value: 'visited', label: 'Yes, on a visit' },
  { value: 'lived_there', label: 'Yes, I lived there with permission' },
  { value: 'no', label: 'No, not the whole journey' },
  { value: 'not_sure', label: 'Not sure' },
] as const satisfies readonly Choice[];

/**
 * Reasons for which the Immigration Rules leave an absence out of the count for settlement (CR 3.4, CR 5.1 and Appendix
 * EU), if they are proved. Which of them a route knows, the rules say.
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

/** How exact the dates of a journey are, for people who do not remember the days. */
export const approximateOptions = [
  { value: 'week', label: 'About: up to a week earlier or later' },
  { value: 'month', label: 'Only the months are right' },
] as const satisfies readonly Choice[];

/** First and last day of a stay outside the UK that has ended, or whose end is planned. */
export const journeyDates = {
  departureDate: field.date('Departure date', field.saying('Please enter a valid departure date')),
  returnDate: field.date('Return date', field.saying('Please enter a valid return date')),
};

/** A stay outside the UK, as the person records it. */
export const journeyFields = {
  departureDate: journeyDates.departureDate,
  /** Left out while the person is still away. */
  returnDate: field.notYet(journeyDates.returnDate),
  destination: field.line('Destination', { most: 100, missing: 'Please enter a destination' }),
  reason: field.choice('Reason', journeyReasonOptions, field.saying('Please choose a reason')),
  notes: field.leftOut(field.paragraph('Notes', { least: 0, most: 2_000 })),
  /** Asked where the destination names one of the islands; not there where nobody was asked. */
  crownDependency: field.leftOut(
    field.answer(
      'Did you spend the whole journey in the Channel Islands or the Isle of Man?',
      crownDependencyOptions,
      field.saying('Choose visited, lived there, no or not sure'),
    ),
  ),
  /** Why the Home Office may leave the journey out of its count; asked where the route knows such reasons. */
  permittedReason: field.leftOut(
    field.answer(
      'May this absence be left out?',
      permittedReasonOptions,
      field.saying('Choose a reason from the list, or none'),
    ),
  ),
  /** Dependants who made the same journey. Those who always travel with the person need not be named. */
  travellers: field.listLeftOut(
    field.ids('Who travelled with you?', { most: 20, wrong: 'Choose people from your list of dependants' }),
  ),
  /** Documents of the person's vault that show the journey or its reason. */
  evidence: field.listLeftOut(
    field.identifiers('Evidence of this journey', { most: 20, wrong: 'Choose documents from your vault' }),
  ),
  /** Left out where both days are exact. */
  approximate: field.leftOut(
    field.answer(
      'How sure are you of these dates?',
      approximateOptions,
      field.saying('Choose week, month, or leave it empty'),
    ),
  ),
};
export type JourneyDetails = ItemOf<typeof journeyFields>;

/** The same under its older name: more of the destination, and a reason in the person's own words. */
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

/** Leaving and coming back on one day is a journey. */
export const returnsAfterDeparture = inOrder(
  'departureDate',
  'returnDate',
  'return_before_departure',
  'Return date must be after departure date',
);

/** A journey that is planned has a planned return: without one it would not count at all. */
export const hasLeftIfStillAway: Rule<SaidOn<JourneyDetails>, 'returnDate'> = {
  code: 'not_away_yet',
  field: 'returnDate',
  message: 'Enter the day you plan to come back. Only a journey that has begun can be without a return date',
  holds: ({ departureDate, returnDate, today }) =>
    returnDate !== undefined || notBefore(departureDate, today),
};
