import { createHash } from 'node:crypto';
import { DomainError } from '@settlewise/domain/kernel';
import common from './commonPasswords.json' with { type: 'json' };

const fingerprints = new Set(common.fingerprints.flatMap((line) => line.split(' ')));

/** Attackers try names of the site and its subject first (infra/security/decisions.md). */
const ownWords = [
  'settlewise',
  'settle',
  'wise',
  'settlement',
  'settled',
  'immigration',
  'migration',
  'immigrant',
  'migrant',
  'indefiniteleave',
  'indefiniteleavetoremain',
  'leavetoremain',
  'citizenship',
  'citizen',
  'naturalisation',
  'passport',
  'homeoffice',
  'unitedkingdom',
  'britain',
  'london',
  'lawyer',
  'solicitor',
  'administrator',
];

export interface Owner {
  readonly username: string;
  readonly email: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/**
 * Refuses a password that attackers try first: a common one from known breaches, or a name of the person or of this site with
 * only digits and signs added.
 * @param field where the person typed it
 * @throws DomainError invalid, on the field
 */
export type RefuseGuessable = (field: 'password' | 'newPassword', password: string, owner: Owner) => void;

export const refuseGuessable: RefuseGuessable = (field, password, owner) => {
  const typed = password.toLowerCase();
  if (fingerprints.has(createFingerprint(typed)) || isKnownWord(owner, typed)) {
    throw new DomainError(
      'invalid',
      'password_guessable',
      'This password is easy to guess. Choose another one, for example three words that have nothing to do with each other.',
      field,
    );
  }
};

function createFingerprint(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, 6).toString('base64url');
}

function isKnownWord({ username, email, firstName, lastName }: Owner, typed: string): boolean {
  const names = [
    username,
    email,
    email.split('@')[0],
    firstName,
    lastName,
    `${firstName ?? ''}${lastName ?? ''}`,
  ];
  const words = new Set([...ownWords, ...names.map((name) => extractLetters(name ?? ''))]);
  const letters = extractLetters(typed);
  // A password of digits and signs contains no name.
  return letters !== '' && words.has(letters);
}

/** `Settle-Wise2026!` becomes `settlewise`. */
function extractLetters(text: string): string {
  return text.toLowerCase().replace(/\P{Letter}/gu, '');
}
