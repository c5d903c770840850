import type { LoginRequest } from '@settlewise/contract/accounts';
import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import { normaliseName } from '@settlewise/domain/reservations';
import type { App } from '../app';
import { RequestRefusedError } from '../http/requestRefusedError';
import type { Reservations } from './reservations';
import type { Passwords } from './passwords';

type Dependencies = Pick<App, 'commands' | 'limiter' | 'log' | 'createPseudonym'> & {
  readonly reservations: Reservations;
  readonly passwords: Passwords;
};

export type CheckCredentials = (request: LoginRequest, address: string) => Promise<NonNullable<AccountState>>;

/**
 * The account with this name and password, as the log has it at this moment.
 * @throws RequestRefusedError 401, without saying which of the two was wrong; 403 for an account that is locked; 429
 * after too many attempts
 */
export function createSignIn(app: Dependencies): CheckCredentials {
  const { commands, reservations, passwords, limiter, log, createPseudonym } = app;
  const attemptsByAccount = limiter('signInByAccount');
  // The route has counted the attempt.
  const attemptsByAddress = limiter('signInByAddress');

  async function accountNamed(name: string): Promise<NonNullable<AccountState> | null> {
    // An address is looked up before a username that looks like one, so nobody can block its owner.
    const holderId =
      (name.includes('@') ? await reservations.holderOf('email', name) : null) ??
      (await reservations.holderOf('username', name));
    if (holderId === null) return null;
    const { state } = await commands.load(accountDecider, accountStream(holderId));
    return state;
  }

  return async ({ username, password }, address) => {
    // Counted by the name as typed: a shared count would reveal that a username and an address belong together.
    // Counted before the password is looked at, so that attempts made at the same moment are all counted.
    const typed = normaliseName(username);
    await attemptsByAccount.count(typed);
    const account = await accountNamed(username);
    const accountKey = account?.userId ?? typed;
    const fits = await passwords.verify(account?.passwordHash ?? null, password);
    if (account === null || !fits) {
      // The log line of the request has no account, because nobody is signed in. An attack shows as many of these lines.
      log.warn({ account: createPseudonym(accountKey), known: account !== null }, 'A password was refused');
      throw new RequestRefusedError(401, 'Invalid username or password');
    }
    await Promise.all([attemptsByAccount.forget(typed), attemptsByAddress.takeBack(address)]);
    // Told only after the right password, because a lock must not reveal to others that the account exists.
    if (account.locked) {
      log.warn({ account: createPseudonym(accountKey) }, 'A locked account was refused');
      throw accountIsLocked();
    }
    return account;
  };
}

/** The message for a person whose password is right. */
export const accountIsLocked = () =>
  new RequestRefusedError(
    403,
    'Your account is locked, and your record is safe. To have it opened again, write to the people who run this site.',
  );
