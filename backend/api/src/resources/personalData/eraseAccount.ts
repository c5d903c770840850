import { randomUUID } from 'node:crypto';
import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import { erasureDecider, erasureStream } from '@settlewise/domain/erasure';
import { DomainError } from '@settlewise/domain/kernel';
import { PersonErasedError, PersonKeyMissingError } from '@settlewise/infra/crypto';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { requestByteErasure } from '@settlewise/infra/database';
import { deleteEmailDeliveries } from '@settlewise/infra/mail';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { App } from '../../app';
import type { Identity } from '../../identity/createIdentity';
import { erasureQueueName } from '../../jobs/queues';
import { signInFirst } from '../../http/requestRefusedError';

const erasureJob = z.strictObject({ userId: z.uuid(), correlationId: z.string() });

type Dependencies = Pick<
  App,
  | 'config'
  | 'jobs'
  | 'commands'
  | 'database'
  | 'personKeys'
  | 'treeHeads'
  | 'sessions'
  | 'news'
  | 'eraseStoredEmails'
  | 'clock'
  | 'log'
> &
  Pick<Identity, 'reservations' | 'passwords' | 'administrators' | 'passwordAttempts'>;

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

/**
 * Starts, in this process, to complete unfinished erasures.
 * @param eraseFiles erases the person’s files, and what they share by links
 * @throws JobsUnavailableError
 */
export async function createErasing(
  app: Dependencies,
  eraseFiles: (userId: string) => Promise<void>,
): Promise<Erasing> {
  const { config, jobs, commands, database, personKeys, sessions, news, clock, log } = app;
  const { reservations, passwords, administrators, passwordAttempts } = app;
  /** Outlives the data, so that people stay erased after a backup is restored. */
  const { erasedPeople } = app.treeHeads;
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
    await eraseFiles(userId);
    const account = await accountOf(userId);
    let addresses: readonly string[] = [];
    if (account !== null && account !== 'erased') {
      addresses = [account.email, ...account.formerEmails];
      // Not where they only typed an address: it may be somebody else's.
      const confirmed = [...account.formerEmails, ...(account.emailVerified ? [account.email] : [])];
      for (const address of confirmed) await news.endByAddress(address);
      await reservations.release('username', account.username, context);
      await reservations.release('email', account.email, context);
    }
    // If the person was appointed meanwhile, the register must not count them: the last real administrator could be dismissed.
    await administrators.remove(context);
    // Before the key is destroyed, because a second attempt could not read the addresses.
    await app.eraseStoredEmails?.({ userId, addresses });
    await personKeys.destroy(userId);
    // Bytes that were uploaded meanwhile; without the key no more can be stored.
    await eraseFiles(userId);
    await deleteEmailDeliveries(database, userId);
    // Emails that were sent meanwhile.
    await app.eraseStoredEmails?.({ userId, addresses });
    await handle('CompleteErasure', context);
    await sessions.endAll(userId);
    await requestByteErasure(database);
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
    const account = await passwordAttempts.count(context, async () => {
      const found = await accountOf(userId);
      if (found === null) throw signInFirst();
      // After an erasure there is no password to compare with, and nothing to protect.
      if (found !== 'erased' && !(await passwords.verify(found.passwordHash, password))) {
        throw passwordNotCorrect();
      }
      return found;
    });
    if (account !== 'erased' && account.role === 'admin') throw giveUpTheRoleFirst();
    const delayMs = config.erasureRetryAfterMs ?? 60_000;
    await queue.add({ userId, correlationId }, { id: randomUUID(), delayMs });
    await handle('BeginErasure', context);
    await complete(context);
    await passwordAttempts.reset(userId);
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
