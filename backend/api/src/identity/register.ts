import { randomUUID } from 'node:crypto';
import type { RegisterRequest } from '@settlewise/contract/accounts';
import {
  accountDecider,
  type AccountRole,
  type AccountState,
  accountStream,
} from '@settlewise/domain/accounts';
import { DomainError } from '@settlewise/domain/kernel';
import { normaliseName } from '@settlewise/domain/reservations';
import type { Position } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { App } from '../app';
import { tryAgainLater } from '../http/requestRefusedError';
import { reservationsGoodForMs, type Reservations } from './reservations';
import type { RefusePassword } from './guessable/refusePassword';
import type { Passwords } from './passwords';
import { whenRecorded } from './whenRecorded';

type Dependencies = Pick<App, 'commands' | 'eventStore' | 'limiter' | 'derivedIdentifier' | 'clock'> & {
  readonly reservations: Reservations;
  readonly passwords: Passwords;
  readonly refusePassword: RefusePassword;
};

export interface Registered {
  readonly account: NonNullable<AccountState>;
  /** Null when an earlier request with the same key had already made the account. */
  readonly position: Position | null;
}

interface Origin {
  readonly role: AccountRole;
  readonly correlationId: string;
  readonly idempotencyKey?: string | undefined;
}

export type Register = (request: RegisterRequest, origin: Origin) => Promise<Registered>;

/** How long a repeated registration counts as the same one. Afterwards people sign in. */
const sameRegistrationForMs = 10 * 60_000;

/**
 * Makes an account: reserves the username, then the address, then writes the account. A reservation is released when a
 * later step is refused; when the process dies in between, it lapses by itself.
 */
export function createRegistration(app: Dependencies): Register {
  const { commands, eventStore, reservations, passwords, refusePassword, clock, derivedIdentifier } = app;
  // The same that counts attempts at signing in.
  const attemptsByAccount = app.limiter('signInByAccount');

  /** Whether an account was made moments ago, so that this may be a repeat of the request that made it. */
  async function isJustMade(userId: string): Promise<boolean> {
    const made = await whenRecorded(eventStore, 'first', accountStream(userId));
    return made !== null && clock().getTime() - made.getTime() < sameRegistrationForMs;
  }

  /**
   * The account that an earlier request with the same key made. It is only returned within a short time, if no second factor
   * is on, and for the right password; a wrong one counts as at signing in.
   */
  async function madeBefore(userId: string, request: RegisterRequest): Promise<Registered | null> {
    const { state } = await commands.load(accountDecider, accountStream(userId));
    if (state === null) return null;
    // Answers without checking the password: that is done where people sign in.
    if (state.secondFactor !== null || !(await isJustMade(userId))) throw alreadyRegistered();
    const typed = normaliseName(request.username);
    await attemptsByAccount.count(typed);
    if (!(await passwords.verify(state.passwordHash, request.password))) throw alreadyRegistered();
    await attemptsByAccount.takeBack(typed);
    return { account: state, position: null };
  }

  return async (request, origin) => {
    const { idempotencyKey, role, correlationId } = origin;
    const userId =
      idempotencyKey === undefined
        ? randomUUID()
        : derivedIdentifier(
            'register',
            idempotencyKey,
            normaliseName(request.username),
            normaliseName(request.email),
          );
    if (idempotencyKey !== undefined) {
      const before = await madeBefore(userId, request);
      if (before !== null) return before;
    }

    await refusePassword('password', request.password, request);
    const passwordHash = await passwords.hash(request.password);
    const context: CommandContext = {
      userId,
      actorId: userId,
      actorRole: role === 'admin' ? 'system' : 'user',
      correlationId,
      causationId: correlationId,
      now: clock(),
    };
    await reservations.take('username', request.username, context);
    try {
      await reservations.take('email', request.email, context);
    } catch (error) {
      if (error instanceof DomainError) await reservations.release('username', request.username, context);
      throw error;
    }
    if (clock().getTime() - context.now.getTime() > reservationsGoodForMs) {
      throw tryAgainLater(503, 'Making the account took too long. Please try again.', 60);
    }

    try {
      const { username, email, firstName, lastName } = request;
      const { state, position } = await commands.handle(
        accountDecider,
        accountStream(userId),
        {
          type: 'RegisterAccount',
          userId,
          username,
          email,
          ...(firstName === undefined ? {} : { firstName }),
          ...(lastName === undefined ? {} : { lastName }),
          role,
          passwordHash,
        },
        context,
      );
      if (state === null) throw new Error('An account that was just registered has no state');
      return { account: state, position };
    } catch (error) {
      // The same request, sent twice at once: the other one made the account.
      const before = error instanceof DomainError ? await madeBefore(userId, request) : null;
      if (before !== null) return before;
      throw error;
    }
  };
}

const alreadyRegistered = () =>
  new DomainError('conflict', 'account_exists', 'This account is already registered. Please sign in.');
