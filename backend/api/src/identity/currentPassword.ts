import { currentPasswordNeeded } from '@settlewise/contract/accountSettings';
import { type AccountState, passwordNotCorrect } from '@settlewise/domain/accounts';
import { DomainError } from '@settlewise/domain/kernel';
import type { App } from '../app';
import type { CountedAttempts, AttemptContext } from './countedAttempts';
import { ownAccount } from './ownAccount';
import type { Passwords } from './passwords';

type Dependencies = Pick<App, 'commands'> & {
  readonly passwords: Pick<Passwords, 'verify'>;
  readonly passwordAttempts: CountedAttempts;
};

/** Checks the password of a signed-in person. Guesses in all forms count together. */
export interface CurrentPassword {
  /**
   * @returns the person's account
   * @throws DomainError forbidden if it is missing, invalid if it is wrong, both on `currentPassword` ·
   * RequestRefusedError 429 after too many attempts
   */
  check(context: AttemptContext, typed: string | undefined): Promise<NonNullable<AccountState>>;
  /** Resets the count once the password has proved correct. */
  resetAttempts(userId: string): Promise<void>;
}

export function createCurrentPassword({
  commands,
  passwords,
  passwordAttempts,
}: Dependencies): CurrentPassword {
  return {
    async check(context, typed) {
      if (typed === undefined) throw createPasswordNeededError();
      return passwordAttempts.count(context, async () => {
        const account = await ownAccount(commands, context.userId);
        if (!(await passwords.verify(account.passwordHash, typed))) throw passwordNotCorrect();
        return account;
      });
    },
    resetAttempts: (userId) => passwordAttempts.reset(userId),
  };
}

function createPasswordNeededError(): DomainError {
  return new DomainError('forbidden', 'password_needed', currentPasswordNeeded, 'currentPassword');
}
