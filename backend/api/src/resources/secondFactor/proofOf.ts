import type { SecondFactor, SecondFactorProof } from '@settlewise/domain';
import { recoveryCodeHash } from './recoveryCodes';
import { stepOf } from './totp';

const sixDigits = /^\d{6}$/;

/**
 * What a typed code proves, or null when it fits nothing. That it has not been used is for the account to say.
 * Six digits are of an app; everything else is looked up among the recovery codes.
 */
export function proofOf(
  { totpSecret, recoveryCodes }: SecondFactor,
  typed: string,
  now: Date,
): SecondFactorProof | null {
  const code = typed.replaceAll(/[\s-]/g, '');
  if (sixDigits.test(code)) {
    const step = stepOf(totpSecret, code, now);
    return step === null ? null : { totpSecret, step };
  }
  const codeHash = recoveryCodeHash(code);
  return recoveryCodes.some((left) => left.codeHash === codeHash) ? { codeHash } : null;
}
