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

/** The fields since the second version, in which a dependant has dates of their own. */
const secondFields = {
  ...firstFields,
  bornInUk: openYesOrNo('Born in the UK'),
  british: openYesOrNo('British already'),
  settledSince: openDay('Settled since'),
  ukEntryDate: openDay('Came to the UK on'),
  /** The first day of the visas of this kind that led to the one of now without a gap. */
  visaHeldSince: openDay('First visa of this kind since'),
  /** `me`: the person's journeys are theirs as well. `own`: theirs are those of their own. */
  travelsWith: field.optional(
    field.answer('Journeys out of the UK', travelsWithOptions, field.saying(chooseFromList)),
  ),
};

/** What a person says about somebody whose stay hangs on theirs; null wherever nobody has said. */
export const dependantFields = {
  ...secondFields,
  /** A child born in the UK: the parent who is not the person, for example their spouse. */
  otherParentStatus: field.optional(
    field.answer('The other parent', otherParentOptions, field.saying(chooseFromList)),
  ),
  /** Null if the day is not known. */
  otherParentSince: openDay('The other parent has been British or settled since'),
};

/** The most journeys of their own that a dependant can have. */
export const mostOwnJourneys = 500;
export const tooManyOwnJourneys = `You can add up to ${mostOwnJourneys} journeys.`;

/** A journey of a dependant's own. */
export const ownJourneyFields = {
  ...journeyDates,
  destination: field.optional(field.line('Destination', { least: 0, most: 100 })),
};

/** What events of version 1 hold, before dependants had qualifying years of their own. */
export const firstDependantShape = storedShape(firstFields);
const ownJourneys = z.array(z.strictObject(storedShape(ownJourneyFields))).max(mostOwnJourneys);
/** What events of version 2 hold, before a child's other parent was asked about. */
export const secondDependantShape = { ...storedShape(secondFields), ownJourneys };
/** What events hold beside the dependant's number. */
export const dependantShape = { ...storedShape(dependantFields), ownJourneys };

/** Somebody whose stay hangs on the person's. */
export type Dependant = ItemOf<typeof dependantFields> &
  Readonly<Pick<z.infer<z.ZodObject<typeof dependantShape>>, 'ownJourneys'>>;
