import { answeredShape, clearable, fieldsBeside, typedShape } from '@settlewise/domain/fields';
import {
  addressFields,
  appliedBeforeStart,
  emergencyContactFields,
  expiresAfterStart,
  nameFields,
  personalFields,
  visaFields,
  visaHistoryFields,
  visaHistoryRules,
} from '@settlewise/domain/record';
import { z } from 'zod';
import { heldTo } from './fields';

export { emergencyContactFields, visaHistoryFields } from '@settlewise/domain/record';

/** What the personal details ask for. */
export const personalDetailsFields = { ...nameFields, ...personalFields };

/** POST /api/immigration/profile/personal. Optional fields that are left out stay as they are; empty ones are cleared. */
export const personalDetailsRequest = z.object({
  ...typedShape(personalDetailsFields),
  emergencyContact: clearable(z.object(typedShape(emergencyContactFields))),
});
export type PersonalDetailsRequest = z.infer<typeof personalDetailsRequest>;

const text = z.string().nullable();
const { addressLine1: line1, addressLine2: line2, ...place } = answeredShape(addressFields);

/** GET /api/immigration/profile/personal, and what POST answers. */
export const personalDetailsResponse = z.object({
  nameDetails: z.object({ firstName: text, lastName: text }),
  /** The nationality is a value of `countries`; null also where the person wrote something that is no country. */
  ...answeredShape(fieldsBeside(personalFields, addressFields)),
  addressDetails: z.object({ line1, line2, ...place }),
  emergencyContact: z.object(answeredShape(emergencyContactFields)).nullable(),
});
export type PersonalDetailsResponse = z.infer<typeof personalDetailsResponse>;

/** Irish citizens and people with the right of abode have no visa that could end. */
const withoutEnd: readonly unknown[] = ['irish_citizen', 'right_of_abode'];

/** A member of HM Armed Forces needs no visa, so the end may be empty. */
const optionalEnd = 'armed_forces';

/** A right has no end date, whatever was sent; a visa has one. */
function withEndOfVisa(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  const request: Readonly<Record<string, unknown>> = { ...sent };
  if (withoutEnd.includes(request['currentVisaType'])) return { ...request, visaExpiryDate: null };
  if (request['currentVisaType'] === optionalEnd && request['visaExpiryDate'] === '')
    return { ...request, visaExpiryDate: null };
  return request['visaExpiryDate'] === null && request['currentVisaType'] !== optionalEnd
    ? { ...request, visaExpiryDate: '' }
    : request;
}

const { visaType, ...besideType } = visaFields;
/** What the visa form asks for. */
export const visaDetailsFields = { currentVisaType: visaType, ...besideType };

const typedVisa = typedShape(visaDetailsFields);
const visaDetails = z
  .object({
    ...typedVisa,
    /** Null of a right, which never ends. */
    visaExpiryDate: typedVisa.visaExpiryDate.nullable(),
    hasILR: typedVisa.hasILR.optional(),
  })
  .refine(...heldTo(expiresAfterStart))
  .refine(...heldTo(appliedBeforeStart('visaStartDate')));

/** POST /api/immigration/profile/visa. Optional fields that are left out stay as they are; empty ones are cleared. */
export const visaDetailsRequest = z.preprocess(withEndOfVisa, visaDetails);
export type VisaDetailsRequest = z.infer<typeof visaDetailsRequest>;

const {
  appliedOn,
  appliedInTime,
  gapBefore,
  claimedOn,
  endorsedBy,
  firstGrantedAs,
  dischargedOn,
  medicalDischarge,
  awaitingDecisionSince,
  settledAs,
} = typedVisa;

/** PATCH /api/immigration/profile/visa: single answers. What is left out stays as it is; what is empty is taken away. */
export const visaAnswersRequest = z.object({
  appliedOn,
  appliedInTime,
  gapBefore,
  claimedOn,
  endorsedBy,
  firstGrantedAs,
  dischargedOn,
  medicalDischarge,
  awaitingDecisionSince,
  settledAs,
});
export type VisaAnswersRequest = z.infer<typeof visaAnswersRequest>;

/** PATCH /api/immigration/profile/visa-history/{id}: the answers about its application. */
export const visaApplicationRequest = z.object({
  appliedOn: visaHistoryFields.appliedOn.typed,
  appliedInTime: visaHistoryFields.appliedInTime.typed,
  gapBefore: visaHistoryFields.gapBefore.typed,
});
export type VisaApplicationRequest = z.infer<typeof visaApplicationRequest>;

const [endsAfterStart, appliedFirst] = visaHistoryRules;

/** POST /api/immigration/profile/visa-history and PUT …/{id}. Optional fields that are left out stay as they are. */
export const visaHistoryRequest = z
  .object(typedShape(visaHistoryFields))
  .refine(...heldTo(endsAfterStart))
  .refine(...heldTo(appliedFirst));
export type VisaHistoryRequest = z.infer<typeof visaHistoryRequest>;

export const visaHistoryEntryResponse = z.object({ id: z.string(), ...answeredShape(visaHistoryFields) });
export type VisaHistoryEntryResponse = z.infer<typeof visaHistoryEntryResponse>;

/** GET /api/immigration/profile/visa-history: the latest start first. */
export const visaHistoryResponse = z.array(visaHistoryEntryResponse);

/** GET /api/immigration/profile, and what POST …/visa answers. */
export const visaDetailsResponse = z.object({
  ...answeredShape(visaDetailsFields),
  previousVisaHistory: visaHistoryResponse,
});
export type VisaDetailsResponse = z.infer<typeof visaDetailsResponse>;

/** GET /api/visa-types: every visa type that can be stored, and the lists of the signed-in area that hold it. */
export const visaTypesResponse = z.array(
  z.object({
    value: z.string(),
    label: z.string(),
    lists: z.array(z.enum(['visa', 'visaHistory', 'dependant', 'onboarding'])),

    // Not in the specification.
    group: z.string(),
    keywords: z.array(z.string()),
    /** The value under which the list offers it. */
    offeredAs: z.string(),
  }),
);
export type VisaTypesResponse = z.infer<typeof visaTypesResponse>;
