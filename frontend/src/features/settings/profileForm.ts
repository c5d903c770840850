import {
  accountProfileFields,
  accountProfileRequest,
  type AccountProfileRequest,
  type AccountProfileResponse,
  currentPasswordNeeded,
} from '@settlewise/contract/accountSettings';
import type { CivilDate } from '@settlewise/rules/calendar';
import { z } from 'zod';
import { formOf, requestOf, type FormValues } from '../../ui/form/formValues';

export type ProfileValues = FormValues<typeof accountProfileFields> & { currentPassword: string };

/** The form of the profile. The current password is no part of it, and is typed anew each time. */
export function profileForm({ phoneNumber: phone, ...profile }: AccountProfileResponse) {
  const { fields, defaultValues } = formOf(accountProfileFields, { ...profile, phone });
  return {
    fields: [...fields, 'currentPassword'] as const,
    defaultValues: { ...defaultValues, currentPassword: '' },
  };
}

/**
 * What the form holds as a request, with the current password where the e-mail address is another than `email` and the
 * server wants it for that. @param today in London
 */
export const profileFormSchema = (
  email: string,
  passwordNeeded: boolean,
  today: CivilDate,
): z.ZodType<AccountProfileRequest> =>
  z.preprocess(
    (values: ProfileValues) => ({
      ...requestOf(accountProfileFields, values, today),
      currentPassword: values.currentPassword,
    }),
    accountProfileRequest
      .refine((typed) => !passwordNeeded || typed.email === email || typed.currentPassword !== undefined, {
        path: ['currentPassword'],
        message: currentPasswordNeeded,
        // Only of an address that can be one.
        when: ({ issues }) => issues.length === 0,
      })
      // Typed and not needed any more, once the address was put back.
      .transform(({ currentPassword, ...typed }): AccountProfileRequest =>
        typed.email === email ? typed : { ...typed, currentPassword },
      ),
  );
