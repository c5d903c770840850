import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import { normaliseName, type ReservationKind } from '@settlewise/domain/reservations';
import type { Keyed } from '@settlewise/infra/crypto';
import type { EventStore } from '@settlewise/infra/eventStore';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { Logger } from '@settlewise/infra/telemetry';
import type { ApiConfig } from '../apiDependencies';
import type { RateLimiter } from '../http/rateLimit';
import { createReservations, type Reservations } from './reservations';
import { createIsBreached } from './guessable/breachedPasswords';
import { createRefusePassword, type RefusePassword } from './guessable/refusePassword';
import { createPasswords, type Argon2, type Passwords } from './passwords';
import { createRegistration, type Register } from './register';
import { createSignIn, type CheckCredentials } from './signIn';
import { unlessErased } from './unlessErased';

interface Options {
  readonly config: Pick<ApiConfig, 'breachedPasswords'>;
  readonly commands: CommandHandler;
  readonly eventStore: EventStore;
  readonly keyed: Pick<Keyed, 'hash' | 'identifier'>;
  readonly argon2: Argon2 | undefined;
  readonly limiter: (name: 'signInByAccount' | 'signInByAddress') => RateLimiter;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly pseudonymOf: (text: string) => string;
}

/** Accounts: reserved names, passwords, registration and sign-in. */
export async function composeAccounts(
  options: Options,
): Promise<{
  readonly reservations: Reservations;
  readonly passwords: Passwords;
  readonly refusePassword: RefusePassword;
  readonly register: Register;
  readonly checkCredentials: CheckCredentials;
}> {
  const { config, commands, eventStore, keyed, argon2, limiter, clock, log, pseudonymOf } = options;
  const passwords = await createPasswords({ log, argon2 });
  const reservations = createReservations({
    commands,
    eventStore,
    hashOf: (purpose, value) => keyed.hash(purpose, value),
    isUsedBy: createIsUsedBy(commands),
  });
  const refusePassword = createRefusePassword({
    isBreached: config.breachedPasswords === undefined ? null : createIsBreached(config.breachedPasswords),
    log,
  });
  return {
    reservations,
    passwords,
    refusePassword,
    register: createRegistration({
      refusePassword,
      commands,
      eventStore,
      reservations,
      passwords,
      clock,
      attemptsByAccount: limiter('signInByAccount'),
      derivedIdentifier: (...parts) => keyed.identifier(...parts),
    }),
    checkCredentials: createSignIn({
      commands,
      reservations,
      passwords,
      log,
      pseudonymOf,
      attemptsByAccount: limiter('signInByAccount'),
      attemptsByAddress: limiter('signInByAddress'),
    }),
  };
}

/** Whether a person's account goes by a name or address now. */
export const createIsUsedBy =
  (commands: CommandHandler) =>
  async (userId: string, kind: ReservationKind, value: string): Promise<boolean> => {
    // The account of an erased person uses no name.
    const read = await unlessErased(() => commands.load(accountDecider, accountStream(userId)));
    const account = read?.state ?? null;
    return account !== null && normaliseName(account[kind]) === normaliseName(value);
  };
