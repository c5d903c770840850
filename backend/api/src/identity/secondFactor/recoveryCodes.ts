import { randomInt } from 'node:crypto';
import type { RecoveryCode } from '@settlewise/domain/accounts';
import { hashSecret } from '@settlewise/infra/crypto';

/** Crockford's base32, without I, L, O and U, so that no two letters look alike. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groupCount = 5;
const groupLength = 5;
const codeCount = 10;

export interface MadeRecoveryCodes {
  /** The codes, such as `K7Q2M-…`, which are shown once. */
  readonly texts: readonly string[];
  /** The hashes for the log. */
  readonly hashed: readonly RecoveryCode[];
}

/** Each code has 125 random bits, so that plain SHA-256 protects the stored hashes (ASVS 6.5.2 requires 112). */
export function makeRecoveryCodes(): MadeRecoveryCodes {
  const texts = Array.from({ length: codeCount }, () =>
    Array.from({ length: groupCount }, createGroup).join('-'),
  );
  return { texts, hashed: texts.map((text) => ({ codeHash: hashRecoveryCode(text) })) };
}

/** Accepts lower case, missing hyphens, O for 0, and I or L for 1. */
export function hashRecoveryCode(typed: string): string {
  const text = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return hashSecret(text);
}

const createGroup = () =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');
