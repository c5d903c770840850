import { passwordText } from '@settlewise/domain/fields';
import { z } from 'zod';

const currentPassword = passwordText('Please enter your password')
  .min(1, 'Please enter your password')
  .max(256, 'Please check your password');

/** As an app shows it, or as a recovery code was written down: spaces, hyphens and small letters do not matter. */
const code = z
  .string({ error: 'Please enter the code' })
  .trim()
  .min(1, 'Please enter the code')
  .max(100, 'Please check the code');

/** GET /api/account/second-factor, and what DELETE answers: whether signing in takes a code besides the password. */
export const secondFactorResponse = z.object({
  on: z.boolean(),
  /** 0 where it is off. */
  recoveryCodesLeft: z.int(),
  /** Whether this site wants it of this person, so that it cannot be turned off. */
  required: z.boolean(),
});
export type SecondFactorResponse = z.infer<typeof secondFactorResponse>;

/** POST /api/account/second-factor/key: begins; nothing is on yet. 409 while it is on. */
export const secondFactorKeyRequest = z.object({ currentPassword });
export type SecondFactorKeyRequest = z.infer<typeof secondFactorKeyRequest>;

export const secondFactorKeyResponse = z.object({
  /** In base32, as apps take it. */
  key: z.string(),
  /** The same as an `otpauth:` address, for a QR code. */
  address: z.string(),
  /** Until then a code of it can turn it on. */
  expiresAt: z.iso.datetime(),
});
export type SecondFactorKeyResponse = z.infer<typeof secondFactorKeyResponse>;

/** POST /api/account/second-factor: a code of the newest key turns it on. 409 when that key is too old. */
export const turnOnSecondFactorRequest = z.object({ code });
export type TurnOnSecondFactorRequest = z.infer<typeof turnOnSecondFactorRequest>;

/** Each code can be used once instead of an app code. The codes cannot be shown again. */
export const recoveryCodesResponse = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodesResponse = z.infer<typeof recoveryCodesResponse>;

/**
 * POST /api/account/second-factor/recovery-codes: replaces all codes.
 * DELETE /api/account/second-factor: turns it off. 409 where it is off, or where this site wants it.
 */
export const secondFactorChangeRequest = z.object({ currentPassword, code });
export type SecondFactorChangeRequest = z.infer<typeof secondFactorChangeRequest>;

/** What POST /api/login answers, with status 202, where the password is right and a code is needed besides. */
export const codeNeededResponse = z.object({ message: z.string(), codeNeeded: z.literal(true) });
export type CodeNeededResponse = z.infer<typeof codeNeededResponse>;

/**
 * POST /api/login/code: the second step, from the browser that took the first, within five minutes. Answers the user.
 * 401 when the first step is too long ago.
 */
export const loginCodeRequest = z.object({ code });
export type LoginCodeRequest = z.infer<typeof loginCodeRequest>;
