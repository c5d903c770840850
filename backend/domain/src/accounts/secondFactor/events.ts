import { z } from 'zod';
import { defineEvent } from '../../kernel/eventDefinition';
import { instant } from '../../kernel/values';

/** 160 bits or more in base32 (RFC 4226, section 4, R6). It generates the codes, so it cannot be stored as a hash. */
const totpSecret = z.string().regex(/^[A-Z2-7]{32,128}$/);
/** The number of the 30-second interval of a code, counted from 1970 (RFC 6238, 4.2). */
const step = z.int().nonnegative();
/** SHA-256 of a recovery code. The log does not hold the code itself. */
const recoveryCode = z.strictObject({ codeHash: z.string().regex(/^[0-9a-f]{64}$/) });
const recoveryCodes = z.array(recoveryCode).length(10);
export type RecoveryCode = Readonly<z.infer<typeof recoveryCode>>;

/** A key for an authenticator app. Sign-in asks for a code only after a first code has confirmed the key. */
export const secondFactorKeyMade = defineEvent(
  'SecondFactorKeyMade',
  z.strictObject({ totpSecret, expiresAt: instant }),
);
/** Sign-in now requires a code as well as the password. `step` belongs to the code that confirmed the key. */
export const secondFactorTurnedOn = defineEvent(
  'SecondFactorTurnedOn',
  z.strictObject({ step, recoveryCodes }),
);
/** A code of this step was accepted. Codes of this step and of earlier steps are refused from now on. */
export const secondFactorCodeUsed = defineEvent('SecondFactorCodeUsed', z.strictObject({ step }));
export const recoveryCodeUsed = defineEvent('RecoveryCodeUsed', recoveryCode);
/** These replace all earlier ones. */
export const recoveryCodesMade = defineEvent('RecoveryCodesMade', z.strictObject({ recoveryCodes }));
/** The person turned it off with their password and a code. */
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
