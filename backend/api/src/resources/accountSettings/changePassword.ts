import type { ChangePasswordRequest } from '@settlewise/contract/accountSettings';
import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import type { Position } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { App } from '../../app';
import type { Identity } from '../../identity/createIdentity';
import { signInFirst } from '../../http/requestRefusedError';

export type ChangePassword = (
  request: ChangePasswordRequest,
  context: CommandContext,
) => Promise<PasswordChanged>;

export interface PasswordChanged {
  readonly account: NonNullable<AccountState>;
  readonly position: Position | null;
}

/**
 * Changes a password after checking the current one.
 * @throws DomainError invalid, on `currentPassword`, or on `newPassword` if it is easy to guess · RequestRefusedError
 * 429 after too many attempts
 */
export function createChangePassword(
  app: Pick<App, 'commands'> &
    Pick<Identity, 'currentPassword' | 'passwords' | 'refusePassword' | 'notifyOfPassword'>,
): ChangePassword {
  const { commands, currentPassword, passwords } = app;

  return async (request, context) => {
    const { userId } = context;
    const { newPassword } = request;
    const state = await currentPassword.check(context, request.currentPassword);
    await app.refusePassword('newPassword', newPassword, state);
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
    await currentPassword.resetAttempts(userId);
    await app.notifyOfPassword('passwordChanged', context);
    return { account, position };
  };
}
