import { createHash } from 'node:crypto';
import { DomainError } from '@settlewise/domain/kernel';
import common from './commonPasswords.json' with { type: 'json' };

const fingerprints = new Set(common.fingerprints.flatMap((line) => line.split(' ')));

/** Names of the program and its subject: attackers try these first (infra/security/decisions.md). */
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

/** The person's names; unknown ones are left out. */
export interface Owner {
  readonly username: string;
  readonly email: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/**
 * Refuses a password that attackers try first: one of the most common ones of known breaches, or the name of the person or
 * of this site with only digits and signs around it.
 * @param field where the person typed it
 * @throws DomainError invalid, on the field
 */
export type RefuseGuessable = (field: 'password' | 'newPassword', password: string, owner: Owner) => void;

export const refuseGuessable: RefuseGuessable = (field, password, owner) => {
  const typed = password.toLowerCase();
  if (fingerprints.has(fingerprintOf(typed)) || isWordOf(owner, typed)) {
    throw new DomainError(
      'invalid',
      'password_guessable',
      'This password is easy to guess. Choose another one, for example three words that have nothing to do with each other.',
      field,
    );
  }
};

function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest().subarray(0, 6).toString('base64url');
}

function isWordOf({ username, email, firstName, lastName }: Owner, typed: string): boolean {
  const names = [
    username,
    email,
    email.split('@')[0],
    firstName,
    lastName,
    `${firstName ?? ''}${lastName ?? ''}`,
  ];
  const words = new Set([...ownWords, ...names.map((name) => lettersOf(name ?? ''))]);
  const said = lettersOf(typed);
  // Only digits and signs: it contains no name.
  return said !== '' && words.has(said);
}

/** `Settle-Wise2026!` and `settlewise` are one word. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/\P{Letter}/gu, '');
}
