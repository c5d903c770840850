import { civilDate, countries, line, paragraph } from '@settlewise/domain/fields';
import { z } from 'zod';
import {
  clearable,
  notBefore,
  oneOf,
  oneOfVisaTypes,
  optionalDate,
  optionalLine,
  requiredDate,
  requiredName,
  rule,
} from './fields';
import { relationshipOptions } from './options';

const chooseFromList = 'Please choose one of the list';

/** Whose journeys a dependant makes: `me`, those of the person whose record it is. */
export const travelsWithOptions = [
  { value: 'me', label: 'Always with me' },
  { value: 'own', label: 'Not always with me' },
] as const;

/** The most journeys of their own that a dependant can have. */
export const mostOwnJourneys = 500;

const ownJourney = z.object({
  departureDate: civilDate('Please enter a valid departure date'),
  returnDate: civilDate('Please enter a valid return date'),
  destination: clearable(
    line('Destination must be text').max(100, 'Destination can have at most 100 characters'),
  ),
});

const yesOrNo = clearable(z.boolean('Please answer yes or no, or leave it open'));

/** POST /api/dependants and PUT …/{id}. Both carry the whole dependant: what is left out or empty is not there. */
export const dependantRequest = z
  .object({
    firstName: requiredName('First name'),
    lastName: requiredName('Last name'),
    dateOfBirth: requiredDate('Date of birth is required'),
    relationship: oneOf(relationshipOptions, {
      missing: 'Relationship is required',
      unknown: chooseFromList,
    }),
    nationality: oneOf(countries, { missing: 'Nationality is required', unknown: chooseFromList }),
    passportNumber: optionalLine('Passport number', 40),
    currentVisaType: clearable(oneOfVisaTypes({ missing: chooseFromList, unknown: chooseFromList })),
    visaStartDate: optionalDate(),
    visaExpiryDate: optionalDate(),
    brpNumber: optionalLine('BRP number', 40),
    notes: clearable(paragraph('Notes must be text').max(2_000, 'Notes can have at most 2,000 characters')),
    bornInUk: yesOrNo,
    british: yesOrNo,
    settledSince: optionalDate(),
    ukEntryDate: optionalDate(),
    /** The first day of the visas of this kind that led to the one of now without a gap. */
    visaHeldSince: optionalDate(),
    /** Left open, nobody knows their journeys. */
    travelsWith: clearable(oneOf(travelsWithOptions, { missing: chooseFromList, unknown: chooseFromList })),
    /** Read where they do not always travel with the person. */
    ownJourneys: z
      .array(ownJourney, 'Please enter the journeys as a list')
      .max(mostOwnJourneys, `You can add up to ${mostOwnJourneys} journeys.`)
      .nullish(),
  })
  .refine(
    ({ visaStartDate, visaExpiryDate }) => notBefore(visaStartDate, visaExpiryDate),
    rule('visaExpiryDate', 'Visa expiry date cannot be before the start date'),
  );
export type DependantRequest = z.infer<typeof dependantRequest>;

const text = z.string().nullable();

export const dependantResponse = z.object({
  /** A small number, counted up for each person: tasks name a dependant by it. */
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string(),
  relationship: z.string(),
  nationality: z.string(),
  passportNumber: text,
  currentVisaType: text,
  visaStartDate: text,
  visaExpiryDate: text,
  brpNumber: text,
  notes: text,
  bornInUk: z.boolean().nullable().default(null),
  british: z.boolean().nullable().default(null),
  settledSince: text.default(null),
  ukEntryDate: text.default(null),
  visaHeldSince: text.default(null),
  travelsWith: z.enum(['me', 'own']).nullable().default(null),
  ownJourneys: z
    .array(z.object({ departureDate: z.string(), returnDate: z.string(), destination: text }))
    .default([]),
});
export type DependantResponse = z.infer<typeof dependantResponse>;

/** GET /api/dependants: in the order in which they were added. */
export const dependantListResponse = z.array(dependantResponse);
