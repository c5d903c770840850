import {
  emergencyContactFields,
  personalDetailsFields,
  personalDetailsRequest,
  type PersonalDetailsRequest,
  type PersonalDetailsResponse,
} from '@settlewise/contract/immigrationProfile';
import type { CivilDate } from '@settlewise/rules/calendar';
import { z } from 'zod';
import { formOf, requestOf, type FormValues } from '../../ui/form/formValues';

export type PersonalFormValues = FormValues<typeof personalDetailsFields> & {
  emergencyContact: FormValues<typeof emergencyContactFields>;
};

/** The form of the personal details. */
export function personalForm({ nameDetails, addressDetails, ...details }: PersonalDetailsResponse) {
  const { line1: addressLine1, line2: addressLine2, ...address } = addressDetails;
  const all = { ...nameDetails, ...address, ...details, addressLine1, addressLine2 };
  const { fields, dates, defaultValues } = formOf(personalDetailsFields, all);
  const contact = formOf(emergencyContactFields, details.emergencyContact);
  return {
    fields: [...fields, ...contact.fields.map((name) => `emergencyContact.${name}` as const)],
    dates,
    defaultValues: { ...defaultValues, emergencyContact: contact.defaultValues },
  };
}

/** What the form holds as a request. @param today in London */
export const personalFormSchema = (today: CivilDate): z.ZodType<PersonalDetailsRequest> =>
  z.preprocess(
    (values: PersonalFormValues) => ({
      ...requestOf(personalDetailsFields, values, today),
      emergencyContact: requestOf(emergencyContactFields, values.emergencyContact, today),
    }),
    personalDetailsRequest,
  );
