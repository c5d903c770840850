import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';

/** `user` records their own journey; `admin` also audits history and operates the program. */
export const accountRole = z.enum(['user', 'admin']);
export type AccountRole = z.infer<typeof accountRole>;

const username = z.string().min(3).max(64);
const email = z.email().max(254);
const personName = z.string().min(1).max(100);
/** An argon2id hash in its standard text form. */
const passwordHash = z.string().min(20).max(512);
/** SHA-256 of a link's secret, so that the log does not hold what opens the link. */
const linkHash = z.string().regex(/^[0-9a-f]{64}$/);

export const accountRegistered = defineEvent(
  'AccountRegistered',
  z.strictObject({
    userId: identifier,
    username,
    email,
    firstName: personName.optional(),
    lastName: personName.optional(),
    role: accountRole,
    passwordHash,
  }),
);
export const emailVerificationLinkIssued = defineEvent(
  'EmailVerificationLinkIssued',
  z.strictObject({ email, linkHash, expiresAt: instant }),
);
export const emailVerified = defineEvent('EmailVerified', z.strictObject({ email }));
export const passwordResetLinkIssued = defineEvent(
  'PasswordResetLinkIssued',
  z.strictObject({ linkHash, expiresAt: instant }),
);
export const passwordChanged = defineEvent(
  'PasswordChanged',
  z.strictObject({ passwordHash, by: z.enum(['reset_link', 'current_password']) }),
);

export const accountEvents = [
  accountRegistered,
  emailVerificationLinkIssued,
  emailVerified,
  passwordResetLinkIssued,
  passwordChanged,
] as const;
export type AccountEvent = EventOf<(typeof accountEvents)[number]>;
