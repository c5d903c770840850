import type { SecondFactor, SecondFactorProof } from '@settlewise/domain/accounts';
import { recoveryCodeHash } from './recoveryCodes';
import { stepOf } from './totp';

const sixDigits = /^\d{6}$/;

/**
 * What a typed code proves, or null when it matches nothing. The account decides whether it has been used.
 * Six digits are an app's code; everything else is looked up among the recovery codes.
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
