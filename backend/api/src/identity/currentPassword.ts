import { currentPasswordNeeded } from '@settlewise/contract';
import { DomainError, passwordNotCorrect, type AccountState } from '@settlewise/domain';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { CountedTries, Trying } from './countedTries';
import { ownAccount } from './ownAccount';
import type { Passwords } from './passwords';

export interface CurrentPasswordOptions {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly passwords: Pick<Passwords, 'verify'>;
  readonly passwordTries: CountedTries;
}

/** Asks somebody who is signed in for their password. Guesses in all forms count together. */
export interface CurrentPassword {
  /**
   * @returns the account whose password it is
   * @throws DomainError forbidden when there is none, invalid when it is wrong, both on `currentPassword` ·
   * RequestRefusedError 429 after too many tries
   */
  check(trying: Trying, typed: string | undefined): Promise<NonNullable<AccountState>>;
  /** Resets the count, once the requested change is done. */
  forgetTries(userId: string): Promise<void>;
}

export function createCurrentPassword(options: CurrentPasswordOptions): CurrentPassword {
  const { commands, passwords, passwordTries } = options;
  return {
    async check(trying, typed) {
      if (typed === undefined) throw passwordNeeded();
      return passwordTries.make(trying, async () => {
        const account = await ownAccount(commands, trying.userId);
        if (!(await passwords.verify(account.passwordHash, typed))) throw passwordNotCorrect();
        return account;
      });
    },
    forgetTries: (userId) => passwordTries.forget(userId),
  };
}

function passwordNeeded(): DomainError {
  return new DomainError('forbidden', 'password_needed', currentPasswordNeeded, 'currentPassword');
}
