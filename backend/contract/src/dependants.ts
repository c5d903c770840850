import { z } from 'zod';
import { countries } from './countries';
import {
  clearable,
  notBefore,
  oneOf,
  optionalDate,
  optionalLine,
  requiredDate,
  requiredName,
  rule,
} from './fields';
import { dependantVisaTypeOptions, relationshipOptions } from './options';
import { paragraph } from './text';

const chooseFromList = 'Please choose one of the list';

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
    currentVisaType: clearable(
      oneOf(dependantVisaTypeOptions, { missing: chooseFromList, unknown: chooseFromList }),
    ),
    visaStartDate: optionalDate(),
    visaExpiryDate: optionalDate(),
    brpNumber: optionalLine('BRP number', 40),
    notes: clearable(paragraph('Notes must be text').max(2_000, 'Notes can have at most 2,000 characters')),
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
});
export type DependantResponse = z.infer<typeof dependantResponse>;

/** GET /api/dependants: in the order in which they were added. */
export const dependantListResponse = z.array(dependantResponse);
