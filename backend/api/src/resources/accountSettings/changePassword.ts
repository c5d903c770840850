import type { ChangePasswordRequest } from '@settlewise/contract';
import { accountDecider, accountStream, passwordNotCorrect, type AccountState } from '@settlewise/domain';
import type { Position } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { RateLimiter } from '../../http/rateLimit';
import { signInFirst } from '../../http/requestRefusedError';
import type { RefuseGuessable } from '../accounts/guessable/refuseGuessable';
import type { Passwords } from '../accounts/passwords';

export interface ChangePasswordOptions {
  readonly commands: CommandHandler;
  readonly passwords: Passwords;
  readonly refuseGuessable: RefuseGuessable;
  readonly triesByAccount: RateLimiter;
}

export type ChangePassword = (
  request: ChangePasswordRequest,
  context: CommandContext,
) => Promise<PasswordChanged>;

export interface PasswordChanged {
  readonly account: NonNullable<AccountState>;
  readonly position: Position | null;
}

/**
 * Changes the password of somebody who knows the current one.
 * @throws DomainError invalid, on `currentPassword`, or on `newPassword` when that is easy to guess · RequestRefusedError 429 after too many tries
 */
export function createChangePassword(options: ChangePasswordOptions): ChangePassword {
  const { commands, passwords, triesByAccount } = options;

  return async ({ currentPassword, newPassword }, context) => {
    const { userId } = context;
    // Counted before the password is looked at, so that tries made at the same moment are all counted.
    await triesByAccount.count(userId);
    const stream = accountStream(userId);
    const { state } = await commands.load(accountDecider, stream);
    if (state === null) throw signInFirst();
    if (!(await passwords.verify(state.passwordHash, currentPassword))) throw passwordNotCorrect();
    options.refuseGuessable('newPassword', newPassword, state);
    const { state: account, position } = await commands.handle(
      accountDecider,
      stream,
      {
        type: 'ChangePassword',
        verifiedAgainst: state.passwordHash,
        passwordHash: await passwords.hash(newPassword),
      },
      context,
    );
    if (account === null) throw signInFirst();
    await triesByAccount.forget(userId);
    return { account, position };
  };
}
