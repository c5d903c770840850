import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import type { App } from '../app';
import type { ApiContext } from '../http/context';
import { signInFirst } from '../http/requestRefusedError';
import { createLockedError } from './signIn';

/** Starts a session after a correct password. @throws RequestRefusedError 401 or 403 if the account has changed since */
export type BeginSession = (ctx: ApiContext, account: NonNullable<AccountState>) => Promise<void>;

export function createBeginSession({ commands, sessions }: Pick<App, 'commands' | 'sessions'>): BeginSession {
  return async (ctx, account) => {
    await sessions.begin(ctx, account.userId);
    // A change during the check of password and code ended all sessions, so this one must end too.
    const { state } = await commands.load(accountDecider, accountStream(account.userId));
    const isStillValid =
      state?.passwordHash === account.passwordHash &&
      state.secondFactor?.totpSecret === account.secondFactor?.totpSecret;
    if (isStillValid && !state.locked) return;
    await sessions.end(ctx);
    throw state?.locked === true ? createLockedError() : signInFirst();
  };
}
