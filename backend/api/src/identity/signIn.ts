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
 * Finds the account with this name and password in the log.
 * @throws RequestRefusedError 401 without telling which of the two is wrong; 403 for a locked account; 429 after too many
 * attempts
 */
export function createSignIn(app: Dependencies): CheckCredentials {
  const { commands, reservations, passwords, limiter, log, createPseudonym } = app;
  const attemptsByAccount = limiter('signInByAccount');
  // The route counts the attempt.
  const attemptsByAddress = limiter('signInByAddress');

  async function findAccountByName(name: string): Promise<NonNullable<AccountState> | null> {
    // Addresses take precedence over usernames that look like one, so that nobody can block the owner of an address.
    const holderId =
      (name.includes('@') ? await reservations.findHolder('email', name) : null) ??
      (await reservations.findHolder('username', name));
    if (holderId === null) return null;
    const { state } = await commands.load(accountDecider, accountStream(holderId));
    return state;
  }

  return async ({ username, password }, address) => {
    // Counts by the typed name: a shared count would reveal that a username and an address belong together.
    // Counts before the password is checked, so that concurrent attempts are all counted.
    const typed = normaliseName(username);
    await attemptsByAccount.count(typed);
    const account = await findAccountByName(username);
    const accountKey = account?.userId ?? typed;
    const isCorrect = await passwords.verify(account?.passwordHash ?? null, password);
    if (account === null || !isCorrect) {
      // The request's own log line has no account, because nobody is signed in. Many of these lines reveal an attack.
      log.warn({ account: createPseudonym(accountKey), known: account !== null }, 'A password was refused');
      throw new RequestRefusedError(401, 'Invalid username or password');
    }
    await Promise.all([attemptsByAccount.forget(typed), attemptsByAddress.takeBack(address)]);
    // Revealed only after the correct password, because a lock must not show other people that the account exists.
    if (account.locked) {
      log.warn({ account: createPseudonym(accountKey) }, 'A locked account was refused');
      throw createLockedError();
    }
    return account;
  };
}

/** The error for a person who typed the correct password of a locked account. */
export const createLockedError = () =>
  new RequestRefusedError(
    403,
    'Your account is locked, and your record is safe. To have it opened again, write to the people who run this site.',
  );
