import type { AccountState } from '@settlewise/domain/accounts';
import type { App } from '../app';
import type { ApiContext } from '../http/context';
import type { CurrentPassword } from './currentPassword';
import { ownAccount } from './ownAccount';

/**
 * Asks for the current password once more: somebody who took over a session, or sits at a device left open, must not be able
 * to lock the owner out. It may be left out if it was typed in this session within the last ten minutes; if it is given, it
 * must be right.
 * @returns the account
 * @throws what `CurrentPassword.check` throws
 */
export type Reauthenticate = (
  ctx: Pick<ApiContext, 'session' | 'state'>,
  userId: string,
  typed: string | undefined,
) => Promise<NonNullable<AccountState>>;

export function createReauthenticate({
  commands,
  currentPassword,
  ownSessions,
}: Pick<App, 'commands' | 'ownSessions'> & { readonly currentPassword: CurrentPassword }): Reauthenticate {
  return async (ctx, userId, typed) => {
    if (typed === undefined) {
      // The session last: a password that is changed meanwhile ends it.
      const account = await ownAccount(commands, userId);
      if (await ownSessions.isFresh(ctx)) return account;
    }
    const account = await currentPassword.check({ userId, correlationId: ctx.state.correlationId }, typed);
    await currentPassword.forgetAttempts(userId);
    await ownSessions.refresh(ctx);
    return account;
  };
}
