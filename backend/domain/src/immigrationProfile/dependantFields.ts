import { z } from 'zod';
import { nameFields } from '../accounts/nameFields';
import { countries, field, storedShape, type ItemOf } from '../fields';
import { journeyDates } from '../journeys/fields';
import {
  chooseFromList,
  openDay,
  openLine,
  otherParentOptions,
  relationshipOptions,
  travelsWithOptions,
} from './answers';
import { visaTypeOptions } from './visaTypeChoices';

const openYesOrNo = (label: string) =>
  field.optional(field.yesOrNo(label, field.saying('Please answer yes or no, or leave it open')));

/** The fields of a dependant since the first version. */
const firstFields = {
  ...nameFields,
  dateOfBirth: field.date('Date of birth'),
  relationship: field.answer('Relationship', relationshipOptions),
  nationality: field.readCountry(field.choice('Nationality', countries, { mostStored: 200 })),
  passportNumber: openLine('Passport number', 40),
  currentVisaType: field.optional(
    field.codedChoice('Visa type', visaTypeOptions, field.saying(chooseFromList)),
  ),
  visaStartDate: openDay('Visa start date'),
  visaExpiryDate: openDay('Visa expiry date'),
  brpNumber: openLine('BRP number', 40),
  notes: field.optional(field.paragraph('Notes', { least: 0, most: 2_000 })),
};

/** The fields since the second version, which adds the dependant's own dates. */
const secondFields = {
  ...firstFields,
  bornInUk: openYesOrNo('Born in the UK'),
  british: openYesOrNo('British already'),
  settledSince: openDay('Settled since'),
  ukEntryDate: openDay('Came to the UK on'),
  /** The first day of the unbroken series of visas of this type up to the current one. */
  visaHeldSince: openDay('First visa of this kind since'),
  /** `me`: the dependant makes the same journeys as the person. `own`: the dependant has their own journeys. */
  travelsWith: field.optional(
    field.answer('Journeys out of the UK', travelsWithOptions, field.saying(chooseFromList)),
  ),
};

/** The details of a dependant; null for an unanswered question. */
export const dependantFields = {
  ...secondFields,
  /** Only for a child born in the UK: the parent who is not the person, for example their spouse. */
  otherParentStatus: field.optional(
    field.answer('The other parent', otherParentOptions, field.saying(chooseFromList)),
  ),
  /** Null if the day is not known. */
  otherParentSince: openDay('The other parent has been British or settled since'),
};

/** The most own journeys of a dependant. */
export const mostOwnJourneys = 500;
export const tooManyOwnJourneys = `You can add up to ${mostOwnJourneys} journeys.`;

/** An own journey of a dependant. */
export const ownJourneyFields = {
  ...journeyDates,
  destination: field.optional(field.line('Destination', { least: 0, most: 100 })),
};

/** Events of version 1, before dependants had their own qualifying period. */
export const firstDependantShape = storedShape(firstFields);
const ownJourneys = z.array(z.strictObject(storedShape(ownJourneyFields))).max(mostOwnJourneys);
/** Events of version 2, before the question about a child's other parent. */
export const secondDependantShape = { ...storedShape(secondFields), ownJourneys };
/** Current events, without the dependant's id. */
export const dependantShape = { ...storedShape(dependantFields), ownJourneys };

/** A person whose permission depends on the owner of the record. */
export type Dependant = ItemOf<typeof dependantFields> &
  Readonly<Pick<z.infer<z.ZodObject<typeof dependantShape>>, 'ownJourneys'>>;
