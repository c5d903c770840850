import { currentPasswordNeeded } from '@settlewise/contract/accountSettings';
import { type AccountState, passwordNotCorrect } from '@settlewise/domain/accounts';
import { DomainError } from '@settlewise/domain/kernel';
import type { App } from '../app';
import type { CountedAttempts, Trying } from './countedAttempts';
import { ownAccount } from './ownAccount';
import type { Passwords } from './passwords';

type Dependencies = Pick<App, 'commands'> & {
  readonly passwords: Pick<Passwords, 'verify'>;
  readonly passwordAttempts: CountedAttempts;
};

/** Asks somebody who is signed in for their password. Guesses in all forms count together. */
export interface CurrentPassword {
  /**
   * @returns the account whose password it is
   * @throws DomainError forbidden when there is none, invalid when it is wrong, both on `currentPassword` ·
   * RequestRefusedError 429 after too many attempts
   */
  check(trying: Trying, typed: string | undefined): Promise<NonNullable<AccountState>>;
  /** Resets the count, once the requested change is done. */
  forgetAttempts(userId: string): Promise<void>;
}

export function createCurrentPassword({
  commands,
  passwords,
  passwordAttempts,
}: Dependencies): CurrentPassword {
  return {
    async check(trying, typed) {
      if (typed === undefined) throw passwordNeeded();
      return passwordAttempts.make(trying, async () => {
        const account = await ownAccount(commands, trying.userId);
        if (!(await passwords.verify(account.passwordHash, typed))) throw passwordNotCorrect();
        return account;
      });
    },
    forgetAttempts: (userId) => passwordAttempts.forget(userId),
  };
}

function passwordNeeded(): DomainError {
  return new DomainError('forbidden', 'password_needed', currentPasswordNeeded, 'currentPassword');
}
