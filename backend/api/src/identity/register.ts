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
import { reservationTtlMs, type Reservations } from './reservations';
import type { RefusePassword } from './guessable/refusePassword';
import type { Passwords } from './passwords';
import { findRecordedTime } from './findRecordedTime';

type Dependencies = Pick<App, 'commands' | 'eventStore' | 'limiter' | 'derivedIdentifier' | 'clock'> & {
  readonly reservations: Reservations;
  readonly passwords: Passwords;
  readonly refusePassword: RefusePassword;
};

export interface Registered {
  readonly account: NonNullable<AccountState>;
  /** Null if an earlier request with the same key created the account. */
  readonly position: Position | null;
}

interface Origin {
  readonly role: AccountRole;
  readonly correlationId: string;
  readonly idempotencyKey?: string | undefined;
}

export type Register = (request: RegisterRequest, origin: Origin) => Promise<Registered>;

/** A repeated registration counts as the same one during this time. Later, people sign in. */
const repeatWindowMs = 10 * 60_000;

/**
 * Creates an account: reserves the username, then the address, then writes the account. A refused later step releases the
 * reservation. If the process dies in between, the reservation expires.
 */
export function createRegistration(app: Dependencies): Register {
  const { commands, eventStore, reservations, passwords, refusePassword, clock, derivedIdentifier } = app;
  // Shared with sign-in.
  const attemptsByAccount = app.limiter('signInByAccount');

  /** Whether the account is so new that this may be a repeat of the request that created it. */
  async function isRecentlyRegistered(userId: string): Promise<boolean> {
    const registeredAt = await findRecordedTime(eventStore, 'first', accountStream(userId));
    return registeredAt !== null && clock().getTime() - registeredAt.getTime() < repeatWindowMs;
  }

  /**
   * The account that an earlier request with the same key created. It is returned only for a short time, without a second factor,
   * and for the correct password. A wrong password counts as a failed sign-in.
   */
  async function findEarlierRegistration(
    userId: string,
    request: RegisterRequest,
  ): Promise<Registered | null> {
    const { state } = await commands.load(accountDecider, accountStream(userId));
    if (state === null) return null;
    // Does not check the password, because sign-in does that.
    if (state.secondFactor !== null || !(await isRecentlyRegistered(userId)))
      throw createExistingAccountError();
    const typed = normaliseName(request.username);
    await attemptsByAccount.count(typed);
    if (!(await passwords.verify(state.passwordHash, request.password))) throw createExistingAccountError();
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
      const earlier = await findEarlierRegistration(userId, request);
      if (earlier !== null) return earlier;
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
    if (clock().getTime() - context.now.getTime() > reservationTtlMs) {
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
      // A concurrent copy of the same request may have created the account.
      const earlier = error instanceof DomainError ? await findEarlierRegistration(userId, request) : null;
      if (earlier !== null) return earlier;
      throw error;
    }
  };
}

const createExistingAccountError = () =>
  new DomainError('conflict', 'account_exists', 'This account is already registered. Please sign in.');
