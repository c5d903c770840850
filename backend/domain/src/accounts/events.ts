import { z } from 'zod';
import { storedChangeShape } from '../fields';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';
import { secondFactorEvents } from './secondFactor/events';
import { settingsFields } from './settings';

/** `user` records their own journey; `admin` also audits history and operates the program. */
export const accountRole = z.enum(['user', 'admin']);
export type AccountRole = z.infer<typeof accountRole>;

const username = z.string().min(3).max(64);
const email = z.email().max(254);
const personName = z.string().min(1).max(100);
/** An argon2id hash in its standard text form. */
const passwordHash = z.string().min(20).max(512);
/** SHA-256 of a link's secret. The log does not hold the secret itself. */
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
/** Null for a part that the person removed. */
export const nameChanged = defineEvent(
  'NameChanged',
  z.strictObject({ firstName: personName.nullable(), lastName: personName.nullable() }),
);
/** The new address is not verified. The reservation of `formerEmail` is to be released. */
export const emailAddressChanged = defineEvent(
  'EmailAddressChanged',
  z.strictObject({ email, formerEmail: email }),
);
/** Carries the settings that changed. */
export const settingsChanged = defineEvent(
  'SettingsChanged',
  z.strictObject(storedChangeShape(settingsFields)),
);

/** The reason of an administrator's action. */
const reason = z.string().min(1).max(500);
/** The person now has this role. */
export const roleChanged = defineEvent('RoleChanged', z.strictObject({ role: accountRole, reason }));
/** Nobody can sign in with this account until it is unlocked. */
export const accountLocked = defineEvent('AccountLocked', z.strictObject({ reason }));
export const accountUnlocked = defineEvent('AccountUnlocked', z.strictObject({ reason }));
/** An administrator signed the person out everywhere. */
export const sessionsEnded = defineEvent('SessionsEnded', z.strictObject({ reason }));
/** An administrator had the email with the link sent again. */
export const emailVerificationResent = defineEvent('EmailVerificationResent', z.strictObject({ reason }));

export const accountEvents = [
  accountRegistered,
  emailVerificationLinkIssued,
  emailVerified,
  passwordResetLinkIssued,
  passwordChanged,
  nameChanged,
  emailAddressChanged,
  settingsChanged,
  roleChanged,
  accountLocked,
  accountUnlocked,
  sessionsEnded,
  emailVerificationResent,
  ...secondFactorEvents,
] as const;
export type AccountEvent = EventOf<(typeof accountEvents)[number]>;
