import { randomUUID } from 'node:crypto';
import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import { erasureDecider, erasureStream } from '@settlewise/domain/erasure';
import { DomainError } from '@settlewise/domain/kernel';
import { PersonErasedError, PersonKeyMissingError, type PersonKeys } from '@settlewise/infra/crypto';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { Jobs } from '@settlewise/infra/jobs';
import type { ErasedRecipient } from '@settlewise/infra/mail';
import type { ErasedPeople } from '@settlewise/infra/proof';
import type { Logger } from '@settlewise/infra/telemetry';
import pLimit from 'p-limit';
import { z } from 'zod';
import { erasureQueueName } from '../../jobs/queueNames';
import { signInFirst } from '../../http/requestRefusedError';
import type { Sessions } from '../../http/session';
import type { Reservations } from '../../identity/reservations';
import type { CountedAttempts } from '../../identity/countedAttempts';
import type { Administrators } from '../../identity/administrators';
import type { Passwords } from '../../identity/passwords';

const erasureJob = z.strictObject({ userId: z.uuid(), correlationId: z.string() });

export interface EraseAccountOptions {
  readonly jobs: Jobs;
  readonly commands: CommandHandler;
  readonly reservations: Reservations;
  readonly passwords: Passwords;
  readonly personKeys: Pick<PersonKeys, 'destroy' | 'listDestroyed' | 'readKey'>;
  /** Outlives the data, so that people stay erased after a backup is restored. */
  readonly erasedPeople: ErasedPeople;
  readonly administrators: Pick<Administrators, 'forget'>;
  readonly sessions: Pick<Sessions, 'endAllOf'>;
  readonly passwordAttempts: CountedAttempts;
  /** Erases the person’s files, and what they share by links. */
  readonly eraseFilesOf: (userId: string) => Promise<void>;
  /** Ends the news of rule changes that go to an address. */
  readonly endNewsTo: (email: string) => Promise<void>;
  /** Deletes the delivery records of emails about the person. */
  readonly forgetEmailDeliveriesOf: (userId: string) => Promise<void>;
  /** Deletes the emails themselves, where this program stores them. @param addresses those that could still be read */
  readonly eraseStoredEmails: (person: ErasedRecipient) => Promise<void>;
  /** Requests the erasure of bytes of deleted rows that may remain in the database's files. */
  readonly requestByteErasure: () => Promise<void>;
  readonly clock: () => Date;
  readonly log: Logger;
  /** The time after which an unfinished erasure is completed. Default a minute: by then every process knows of it. */
  readonly lookAgainAfterMs?: number | undefined;
}

/**
 * Erases the person whose command this is. Once requested it is completed even after a crash: when it is requested again, or
 * by itself a minute later.
 * @throws DomainError invalid, on `password`; conflict for an administrator · RequestRefusedError 429 after too many
 * attempts · whatever store is away
 */
export type EraseAccount = (password: string, context: CommandContext) => Promise<void>;

export interface Erasing {
  readonly eraseAccount: EraseAccount;
  /**
   * Erases people whom a restored backup brought back: everybody whom the second place names as erased and who exists. Call it
   * before requests are answered. @returns how many they were
   * @throws BlobStoreUnavailableError and whatever store is away: then nobody knows who is back
   */
  readonly eraseAgain: () => Promise<number>;
}

/** Erased people that are checked at the same time. */
const atATime = 16;

/** Starts, in this process, to complete unfinished erasures. @throws JobsUnavailableError */
export async function createErasing(options: EraseAccountOptions): Promise<Erasing> {
  const { jobs, commands, reservations, passwords, personKeys, sessions, passwordAttempts, eraseFilesOf } =
    options;
  const { erasedPeople, clock, log } = options;
  const queue = await jobs.queue(erasureQueueName, erasureJob);

  /** Null when an earlier erasure has already destroyed its key. */
  async function accountOf(userId: string): Promise<AccountState | 'erased'> {
    try {
      return (await commands.load(accountDecider, accountStream(userId))).state;
    } catch (error) {
      if (error instanceof PersonErasedError) return 'erased';
      throw error;
    }
  }

  const bySystem = (userId: string, correlationId: string): CommandContext => ({
    userId,
    actorId: userId,
    actorRole: 'system',
    correlationId,
    causationId: correlationId,
    now: clock(),
  });
  const handle = (type: 'BeginErasure' | 'CompleteErasure', context: CommandContext) =>
    commands.handle(erasureDecider, erasureStream(context.userId), { type, userId: context.userId }, context);

  /**
   * Each step may be done twice, and is: a minute later all of it is done again. The name and the address are released while
   * they can still be read; the key is destroyed after everything that needs it. The sessions end last, so that a person who
   * is told of a failure can ask again.
   */
  async function complete(context: CommandContext): Promise<void> {
    const { userId } = context;
    // First of all, so that no erasure is confirmed that an older backup could undo.
    await erasedPeople.add(userId);
    await eraseFilesOf(userId);
    const account = await accountOf(userId);
    let addresses: readonly string[] = [];
    if (account !== null && account !== 'erased') {
      addresses = [account.email, ...account.formerEmails];
      // Not where they only typed an address: it may be somebody else's.
      const confirmed = [...account.formerEmails, ...(account.emailVerified ? [account.email] : [])];
      for (const address of confirmed) await options.endNewsTo(address);
      await reservations.release('username', account.username, context);
      await reservations.release('email', account.email, context);
    }
    // If the person was appointed meanwhile, the register must not count them: the last real administrator could be dismissed.
    await options.administrators.forget(context);
    // Before the key is destroyed, because a second attempt could not read the addresses.
    await options.eraseStoredEmails({ userId, addresses });
    await personKeys.destroy(userId);
    // Bytes that were uploaded meanwhile; without the key no more can be stored.
    await eraseFilesOf(userId);
    await options.forgetEmailDeliveriesOf(userId);
    // Emails that were sent meanwhile.
    await options.eraseStoredEmails({ userId, addresses });
    await handle('CompleteErasure', context);
    await sessions.endAllOf(userId);
    await options.requestByteErasure();
  }

  await jobs.worker(erasureQueueName, erasureJob, async ({ userId, correlationId }) => {
    const { state } = await commands.load(erasureDecider, erasureStream(userId));
    // The process died before the request was recorded, so the person has to ask again.
    if (state === 'none') return;
    await complete(bySystem(userId, correlationId));
  });

  /** Whether there are data of the person, or an interrupted erasure. */
  async function isBack(userId: string): Promise<boolean> {
    try {
      if ((await personKeys.readKey(userId)) !== null) return true;
    } catch (error) {
      // Registered after the backup was made, and was erased since.
      if (error instanceof PersonKeyMissingError) return false;
      throw error;
    }
    return (await commands.load(erasureDecider, erasureStream(userId))).state === 'begun';
  }

  async function eraseAgain(): Promise<number> {
    const { userIds, unsound } = await erasedPeople.read();
    if (unsound.length > 0) {
      log.error({ unsound }, 'The second place lists erased people whom this program did not add');
    }
    const limit = pLimit(atATime);
    const back = await limit.map(userIds, async (userId) => ((await isBack(userId)) ? [userId] : []));
    for (const userId of back.flat()) {
      const context = bySystem(userId, randomUUID());
      await handle('BeginErasure', context);
      await complete(context);
    }
    if (back.flat().length > 0) {
      log.warn(
        { people: back.flat().length },
        'A restored backup had brought erased people back; they were erased again',
      );
    }
    // People erased by an earlier version, which did not use the second place.
    const known = new Set(userIds);
    for (const userId of await personKeys.listDestroyed())
      if (!known.has(userId)) await erasedPeople.add(userId);
    return back.flat().length;
  }

  async function eraseAccount(password: string, context: CommandContext): Promise<void> {
    const { userId, correlationId } = context;
    const account = await passwordAttempts.make(context, async () => {
      const found = await accountOf(userId);
      if (found === null) throw signInFirst();
      // After an erasure there is no password to compare with, and nothing to protect.
      if (found !== 'erased' && !(await passwords.verify(found.passwordHash, password))) {
        throw passwordNotCorrect();
      }
      return found;
    });
    if (account !== 'erased' && account.role === 'admin') throw giveUpTheRoleFirst();
    const delayMs = options.lookAgainAfterMs ?? 60_000;
    await queue.add({ userId, correlationId }, { id: randomUUID(), delayMs });
    await handle('BeginErasure', context);
    await complete(context);
    await passwordAttempts.forget(userId);
  }

  return { eraseAccount, eraseAgain };
}

function giveUpTheRoleFirst(): DomainError {
  return new DomainError(
    'conflict',
    'administrator_not_erasable',
    'You are an administrator. Ask another administrator to take that role away first, then delete your account.',
  );
}

function passwordNotCorrect(): DomainError {
  return new DomainError('invalid', 'password_not_correct', 'Your password is not correct', 'password');
}
