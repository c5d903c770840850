import {
  accountProfileRequest,
  currentPasswordNeeded,
  type AccountProfileRequest,
} from '@settlewise/contract';

/**
 * What the form asks for: the request, and the current password where the e-mail address is another than `email` and the
 * server wants it for that.
 */
export const profileChange = (email: string, passwordNeeded: boolean) =>
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
    );
