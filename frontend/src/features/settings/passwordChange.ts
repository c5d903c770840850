import { changePasswordRequest } from '@settlewise/contract/accountSettings';

/** What the form asks for: the request, and the new password a second time. */
export const passwordChange = changePasswordRequest
  .extend({ confirmPassword: changePasswordRequest.shape.newPassword })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  });
