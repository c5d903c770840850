import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import type { App } from '../app';
import type { ApiContext } from '../http/context';
import { signInFirst } from '../http/requestRefusedError';
import { accountIsLocked } from './signIn';

/** Starts a session of somebody whose password was right. @throws RequestRefusedError 401 or 403 when that has changed */
export type BeginSession = (ctx: ApiContext, account: NonNullable<AccountState>) => Promise<void>;

export function createBeginSession({ commands, sessions }: Pick<App, 'commands' | 'sessions'>): BeginSession {
  return async (ctx, account) => {
    await sessions.begin(ctx, account.userId);
    // If all sessions were ended while password and code were being checked, this one must end too.
    const { state } = await commands.load(accountDecider, accountStream(account.userId));
    const opensStill =
      state?.passwordHash === account.passwordHash &&
      state.secondFactor?.totpSecret === account.secondFactor?.totpSecret;
    if (opensStill && !state.locked) return;
    await sessions.end(ctx);
    throw state?.locked === true ? accountIsLocked() : signInFirst();
  };
}
