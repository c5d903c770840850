import type { SecondFactor, SecondFactorProof } from '@settlewise/domain/accounts';
import { hashRecoveryCode } from './recoveryCodes';
import { findStep } from './totp';

const sixDigits = /^\d{6}$/;

/**
 * Matches a typed code: six digits are an app's code, everything else a recovery code. Returns null if nothing matches. The
 * account decides whether the code was used before.
 */
export function findProof(
  { totpSecret, recoveryCodes }: SecondFactor,
  typed: string,
  now: Date,
): SecondFactorProof | null {
  const code = typed.replaceAll(/[\s-]/g, '');
  if (sixDigits.test(code)) {
    const step = findStep(totpSecret, code, now);
    return step === null ? null : { totpSecret, step };
  }
  const codeHash = hashRecoveryCode(code);
  return recoveryCodes.some((left) => left.codeHash === codeHash) ? { codeHash } : null;
}
