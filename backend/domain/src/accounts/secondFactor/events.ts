import { z } from 'zod';
import { defineEvent } from '../../kernel/eventDefinition';
import { instant } from '../../kernel/values';

/** 160 bits and more in base32, as RFC 4226 asks for (section 4, R6). It makes the codes, so it cannot be kept as a hash. */
const totpSecret = z.string().regex(/^[A-Z2-7]{32,128}$/);
/** The interval of 30 seconds since 1970 that a code was of (RFC 6238, 4.2). */
const step = z.int().nonnegative();
/** SHA-256 of a recovery code, so that the log does not hold what opens the account. */
const recoveryCode = z.strictObject({ codeHash: z.string().regex(/^[0-9a-f]{64}$/) });
const recoveryCodes = z.array(recoveryCode).length(10);
export type RecoveryCode = Readonly<z.infer<typeof recoveryCode>>;

/** A key for an app that shows codes. Signing in asks for none until a code has shown that the app has the key. */
export const secondFactorKeyMade = defineEvent(
  'SecondFactorKeyMade',
  z.strictObject({ totpSecret, expiresAt: instant }),
);
/** From now on signing in takes a code besides the password. `step` is that of the code that showed the key. */
export const secondFactorTurnedOn = defineEvent(
  'SecondFactorTurnedOn',
  z.strictObject({ step, recoveryCodes }),
);
/** A code of this step was accepted, and no code of it or of a step before it is accepted again. */
export const secondFactorCodeUsed = defineEvent('SecondFactorCodeUsed', z.strictObject({ step }));
export const recoveryCodeUsed = defineEvent('RecoveryCodeUsed', recoveryCode);
/** These replace all earlier ones. */
export const recoveryCodesMade = defineEvent('RecoveryCodesMade', z.strictObject({ recoveryCodes }));
/** By the person, who knew the password and had a code. */
export const secondFactorTurnedOff = defineEvent('SecondFactorTurnedOff', z.strictObject({}));
/** An administrator turned it off for a person who has lost their device. */
export const secondFactorTakenAway = defineEvent(
  'SecondFactorTakenAway',
  z.strictObject({ reason: z.string().min(1).max(500) }),
);

export const secondFactorEvents = [
  secondFactorKeyMade,
  secondFactorTurnedOn,
  secondFactorCodeUsed,
  recoveryCodeUsed,
  recoveryCodesMade,
  secondFactorTurnedOff,
  secondFactorTakenAway,
] as const;
