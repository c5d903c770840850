import { randomInt } from 'node:crypto';
import type { RecoveryCode } from '@settlewise/domain/accounts';
import { hashSecret } from '@settlewise/infra/crypto';

/** Crockford's base32: without I, L, O and U, so that no two letters look alike. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 5;
const groupLength = 5;
const howMany = 10;

export interface MadeRecoveryCodes {
  /** As a person writes them down: `K7Q2M-…`. Shown once. */
  readonly texts: readonly string[];
  /** As the log knows them. */
  readonly hashed: readonly RecoveryCode[];
}

/** 125 random bits each: so many that SHA-256 alone keeps them safe where they are kept (ASVS 6.5.2 asks for 112). */
export function makeRecoveryCodes(): MadeRecoveryCodes {
  const texts = Array.from({ length: howMany }, () => Array.from({ length: groups }, group).join('-'));
  return { texts, hashed: texts.map((text) => ({ codeHash: recoveryCodeHash(text) })) };
}

/** Accepts how people type it: lower case, without hyphens, O for 0 and I or L for 1. */
export function recoveryCodeHash(typed: string): string {
  const text = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return hashSecret(text);
}

const group = () =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');
