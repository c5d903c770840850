import { countries } from '@settlewise/domain/fields';
import { z } from 'zod';
import { openAnswer, settlementKind } from './assessments/answer';
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

const chooseFromList = 'Please choose one of the list';

const emergencyContact = z.object({
  name: optionalLine('Name', 200),
  relationship: optionalLine('Relationship', 100),
  phone: optionalLine('Phone number', 40),
  email: clearable(
    z
      .string('Invalid email address')
      .trim()
      .max(254, 'Invalid email address')
      .pipe(z.email('Invalid email address')),
  ),
});

/** POST /api/immigration/profile/personal. Optional fields that are left out stay as they are; empty ones are cleared. */
export const personalDetailsRequest = z.object({
  firstName: requiredName('First name'),
  lastName: requiredName('Last name'),
  dateOfBirth: requiredDate('Date of birth is required'),
  nationality: oneOf(countries, { missing: 'Nationality is required', unknown: chooseFromList }),
  countryOfBirth: oneOf(countries, { missing: 'Country of birth is required', unknown: chooseFromList }),
  passportNumber: optionalLine('Passport number', 40),
  addressLine1: optionalLine('Address line 1', 200),
  addressLine2: optionalLine('Address line 2', 200),
  city: optionalLine('City', 200),
  state: optionalLine('County', 200),
  postalCode: optionalLine('Postcode', 200),
  country: clearable(oneOf(countries, { missing: chooseFromList, unknown: chooseFromList })),
  phone: optionalLine('Phone number', 40),
  emergencyContact: clearable(emergencyContact),
});
export type PersonalDetailsRequest = z.infer<typeof personalDetailsRequest>;

const text = z.string().nullable();

/** GET /api/immigration/profile/personal, and what POST answers. */
export const personalDetailsResponse = z.object({
  nameDetails: z.object({ firstName: text, lastName: text }),
  dateOfBirth: text,
  /** A value of `countries`; null also where the person wrote something that is no country. */
  nationality: text,
  countryOfBirth: text,
  passportNumber: text,
  addressDetails: z.object({
    line1: text,
    line2: text,
    city: text,
    state: text,
    postalCode: text,
    country: text,
  }),
  phone: text,
  emergencyContact: z.object({ name: text, relationship: text, phone: text, email: text }).nullable(),
});
export type PersonalDetailsResponse = z.infer<typeof personalDetailsResponse>;

/** What was said of the application for a permission; the answer is read where the day is not known. */
const application = { appliedOn: optionalDate(), appliedInTime: clearable(openAnswer) };
const visaAnswers = {
  ...application,
  claimedOn: optionalDate(),
  awaitingDecisionSince: optionalDate(),
  settledAs: clearable(settlementKind),
};
const appliedAfterStart = rule('appliedOn', 'The day you applied cannot be after the day this visa started');

/** Irish citizens and people with the right of abode have no visa that could end. */
const withoutEnd: readonly unknown[] = ['irish_citizen', 'right_of_abode'];

/** The end of a right is none, whatever stands there; every visa has one. */
function withEndOfVisa(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  const request: Readonly<Record<string, unknown>> = { ...sent };
  if (withoutEnd.includes(request['currentVisaType'])) return { ...request, visaExpiryDate: null };
  return request['visaExpiryDate'] === null ? { ...request, visaExpiryDate: '' } : request;
}

const visaDetails = z
  .object({
    currentVisaType: oneOfVisaTypes({
      missing: 'Visa type is required',
      unknown: chooseFromList,
    }),
    visaNumber: optionalLine('Visa number', 40),
    visaStartDate: requiredDate('Visa start date is required'),
    /** Null of a right, which never ends. */
    visaExpiryDate: requiredDate('Visa expiry date is required').nullable(),
    brpNumber: optionalLine('BRP number', 40),
    brpExpiryDate: optionalDate(),
    hasILR: z.boolean().optional(),
    ilrGrantDate: optionalDate(),
    ...visaAnswers,
  })
  .refine(
    ({ visaStartDate, visaExpiryDate }) => notBefore(visaStartDate, visaExpiryDate),
    rule('visaExpiryDate', 'Visa expiry date cannot be before the start date'),
  )
  .refine(({ appliedOn, visaStartDate }) => notBefore(appliedOn, visaStartDate), appliedAfterStart);

/** POST /api/immigration/profile/visa. Optional fields that are left out stay as they are; empty ones are cleared. */
export const visaDetailsRequest = z.preprocess(withEndOfVisa, visaDetails);
export type VisaDetailsRequest = z.infer<typeof visaDetailsRequest>;

/** PATCH /api/immigration/profile/visa: single answers. What is left out stays as it is; what is empty is taken away. */
export const visaAnswersRequest = z.object(visaAnswers);
export type VisaAnswersRequest = z.infer<typeof visaAnswersRequest>;

/** PATCH /api/immigration/profile/visa-history/{id}: what was said of the application for it. */
export const visaApplicationRequest = z.object(application);
export type VisaApplicationRequest = z.infer<typeof visaApplicationRequest>;

/** POST /api/immigration/profile/visa-history and PUT …/{id}. Optional fields that are left out stay as they are. */
export const visaHistoryRequest = z
  .object({
    visaType: oneOfVisaTypes({ missing: 'Visa type is required', unknown: chooseFromList }),
    startDate: requiredDate('Start date is required'),
    endDate: requiredDate('End date is required'),
    ...application,
  })
  .refine(
    ({ startDate, endDate }) => notBefore(startDate, endDate),
    rule('endDate', 'End date cannot be before the start date'),
  )
  .refine(({ appliedOn, startDate }) => notBefore(appliedOn, startDate), appliedAfterStart);
export type VisaHistoryRequest = z.infer<typeof visaHistoryRequest>;

export const visaHistoryEntryResponse = z.object({
  id: z.string(),
  visaType: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  appliedOn: text.default(null),
  /** Null is what was never asked. */
  appliedInTime: openAnswer.nullable().default(null),
});
export type VisaHistoryEntryResponse = z.infer<typeof visaHistoryEntryResponse>;

/** GET /api/immigration/profile/visa-history: the latest start first. */
export const visaHistoryResponse = z.array(visaHistoryEntryResponse);

/** GET /api/immigration/profile, and what POST …/visa answers. */
export const visaDetailsResponse = z.object({
  /** One of `visaTypeValues`. */
  currentVisaType: text,
  visaNumber: text,
  visaStartDate: text,
  visaExpiryDate: text,
  brpNumber: text,
  brpExpiryDate: text,
  hasILR: z.boolean(),
  ilrGrantDate: text,
  settledAs: settlementKind.nullable().default(null),
  appliedOn: text.default(null),
  appliedInTime: openAnswer.nullable().default(null),
  claimedOn: text.default(null),
  awaitingDecisionSince: text.default(null),
  previousVisaHistory: visaHistoryResponse,
});
export type VisaDetailsResponse = z.infer<typeof visaDetailsResponse>;

/** GET /api/visa-types: every visa type that can be stored, and the lists of the signed-in area that hold it. */
export const visaTypesResponse = z.array(
  z.object({
    value: z.string(),
    label: z.string(),
    lists: z.array(z.enum(['visa', 'visaHistory', 'dependant', 'onboarding'])),

    // Beside the specification.
    group: z.string(),
    keywords: z.array(z.string()),
    /** The value under which the list offers it. */
    offeredAs: z.string(),
  }),
);
export type VisaTypesResponse = z.infer<typeof visaTypesResponse>;
