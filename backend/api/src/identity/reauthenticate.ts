import type { AccountState } from '@settlewise/domain/accounts';
import type { App } from '../app';
import type { ApiContext } from '../http/context';
import type { CurrentPassword } from './currentPassword';
import { ownAccount } from './ownAccount';

/**
 * Requires the current password again, so that a person with a stolen session or an unlocked device cannot lock the owner out.
 * It is optional if it was typed in this session within the last ten minutes. If it is given, it must be correct.
 * @returns the account
 * @throws errors of `CurrentPassword.check`
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
      // Checks the session last, because a concurrent change of the password ends it.
      const account = await ownAccount(commands, userId);
      if (await ownSessions.isFresh(ctx)) return account;
    }
    const account = await currentPassword.check({ userId, correlationId: ctx.state.correlationId }, typed);
    await currentPassword.resetAttempts(userId);
    await ownSessions.refresh(ctx);
    return account;
  };
}
