import { passwordText } from '@settlewise/domain/fields';
import { z } from 'zod';

/** DELETE /api/account. The session says whose account it is; the password proves who is asking. */
export const deleteAccountRequest = z.object({
  password: passwordText('Please enter your password')
    .min(1, 'Please enter your password')
    .max(256, 'Please check your password'),
});
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>;
