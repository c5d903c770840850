import {
  allOfOneAlphabet,
  line,
  oneAlphabetOnly,
  passwordText,
  visibleLine,
  wordsOfOneAlphabet,
} from '@settlewise/domain/fields';
import { z } from 'zod';

const optionalName = (label: string) =>
  line(`${label} must be text`)
    .max(100, `${label} can have at most 100 characters`)
    .refine(wordsOfOneAlphabet, oneAlphabetOnly)
    .nullish()
    .transform((name) => (name === '' || name === null ? undefined : name));

const password = passwordText('Password is required');

const newPassword = password
  .min(8, 'Password must be at least 8 characters')
  .max(256, 'Password can have at most 256 characters');

export const emailAddress = z
  .string({ error: 'Email is required' })
  .trim()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

/** POST /api/login */
export const loginRequest = z.object({
  username: line('Username is required')
    .min(1, 'Username is required')
    .max(254, 'Please check your username'),
  password: password.min(1, 'Password is required').max(256, 'Please check your password'),
});
export type LoginRequest = z.infer<typeof loginRequest>;

/** POST /api/register */
export const registerRequest = z.object({
  username: visibleLine('Username is required')
    .min(3, 'Username must be at least 3 characters')
    .max(64, 'Username can have at most 64 characters')
    .refine(allOfOneAlphabet, oneAlphabetOnly),
  email: emailAddress,
  password: newPassword,
  firstName: optionalName('First name'),
  lastName: optionalName('Last name'),
});
export type RegisterRequest = z.infer<typeof registerRequest>;

/** The answer of GET /api/user, POST /api/login and POST /api/register. */
export const userResponse = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  role: z.enum(['user', 'admin']),
  emailVerified: z.boolean(),
  /** Whether the six steps that set up the profile are offered still. */
  onboarding: z.enum(['open', 'done', 'put_away']),
  /** What the person cannot use before turning on two-step sign-in, where this site requires it of them. */
  shutWithoutSecondFactor: z.enum(['everything', 'administration']).optional(),
});
export type UserResponse = z.infer<typeof userResponse>;

export const linkToken = z
  .string({ error: 'This link is not complete' })
  .min(1, 'This link is not complete')
  .max(200, 'This link is not complete');

/** POST /api/verify-email */
export const verifyEmailRequest = z.object({ token: linkToken });
export type VerifyEmailRequest = z.infer<typeof verifyEmailRequest>;

/** What POST /api/verify-email answers. */
export const verifyEmailResponse = z.object({
  message: z.string(),
  /** The link was opened before, and did its work then. */
  already: z.boolean(),
});
export type VerifyEmailResponse = z.infer<typeof verifyEmailResponse>;

/** POST /api/password/forgot */
export const forgotPasswordRequest = z.object({ email: emailAddress });
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;

/** POST /api/password/reset */
export const resetPasswordRequest = z.object({ token: linkToken, newPassword });
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

/** Answer of calls that only have something to say. */
export const messageResponse = z.object({ message: z.string() });
export type MessageResponse = z.infer<typeof messageResponse>;
