import type { ChangePasswordRequest } from '@settlewise/contract/accountSettings';
import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import type { Position } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { signInFirst } from '../../http/requestRefusedError';
import type { TellOfPassword } from '../../mails/tellOfPassword';
import type { CurrentPassword } from '../../identity/currentPassword';
import type { RefusePassword } from '../../identity/guessable/refusePassword';
import type { Passwords } from '../../identity/passwords';

export interface ChangePasswordOptions {
  readonly commands: CommandHandler;
  readonly currentPassword: CurrentPassword;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly refusePassword: RefusePassword;
  readonly tellOfPassword: TellOfPassword;
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
 * @throws DomainError invalid, on `currentPassword`, or on `newPassword` when that is easy to guess · RequestRefusedError 429 after too many attempts
 */
export function createChangePassword(options: ChangePasswordOptions): ChangePassword {
  const { commands, currentPassword, passwords } = options;

  return async (request, context) => {
    const { userId } = context;
    const { newPassword } = request;
    const state = await currentPassword.check(context, request.currentPassword);
    await options.refusePassword('newPassword', newPassword, state);
    const { state: account, position } = await commands.handle(
      accountDecider,
      accountStream(userId),
      {
        type: 'ChangePassword',
        verifiedAgainst: state.passwordHash,
        passwordHash: await passwords.hash(newPassword),
      },
      context,
    );
    if (account === null) throw signInFirst();
    await currentPassword.forgetAttempts(userId);
    await options.tellOfPassword('passwordChanged', context);
    return { account, position };
  };
}
