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
 * Erases the person of the command. After a crash, a repeated request or a job a minute later completes the erasure.
 * @throws DomainError invalid, on `password`; conflict for an administrator · RequestRefusedError 429 after too many
 * attempts · errors of an unavailable store
 */
export type EraseAccount = (password: string, context: CommandContext) => Promise<void>;

export interface AccountErasure {
  readonly eraseAccount: EraseAccount;
  /**
   * Erases people whom a restored backup brought back: those whom the second place lists as erased but who exist. Call
   * it before requests are served.
   * @returns their number
   * @throws BlobStoreUnavailableError and errors of other unavailable stores, because then restored people are unknown
   */
  readonly eraseRestoredPeople: () => Promise<number>;
}

const maxConcurrentChecks = 16;

/**
 * Creates the erasure of accounts, and starts a worker that completes unfinished erasures.
 * @param eraseFiles erases the person’s files and shared results
 * @throws JobsUnavailableError
 */
export async function createAccountErasure(
  app: Dependencies,
  eraseFiles: (userId: string) => Promise<void>,
): Promise<AccountErasure> {
  const { config, jobs, commands, database, personKeys, sessions, news, clock, log } = app;
  const { reservations, passwords, administrators, passwordAttempts } = app;
  /** This list is not part of backups, so that people stay erased after a restore. */
  const { erasedPeople } = app.treeHeads;
  const queue = await jobs.queue(erasureQueueName, erasureJob);

  /** @returns `erased` if an earlier erasure has destroyed the key */
  async function loadAccount(userId: string): Promise<AccountState | 'erased'> {
    try {
      return (await commands.load(accountDecider, accountStream(userId))).state;
    } catch (error) {
      if (error instanceof PersonErasedError) return 'erased';
      throw error;
    }
  }

  const createSystemContext = (userId: string, correlationId: string): CommandContext => ({
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
   * Each step is idempotent, because all steps run again a minute later. The username and the address are released
   * while they can still be read; the key is destroyed after all steps that need it. Sessions end last, so that the
   * person can retry after a failure.
   */
  async function complete(context: CommandContext): Promise<void> {
    const { userId } = context;
    // First, so that an older backup cannot undo a confirmed erasure.
    await erasedPeople.add(userId);
    await eraseFiles(userId);
    const account = await loadAccount(userId);
    let addresses: readonly string[] = [];
    if (account !== null && account !== 'erased') {
      addresses = [account.email, ...account.formerEmails];
      // Excludes unconfirmed addresses, which may be another person's.
      const confirmed = [...account.formerEmails, ...(account.emailVerified ? [account.email] : [])];
      for (const address of confirmed) await news.endByAddress(address);
      await reservations.release('username', account.username, context);
      await reservations.release('email', account.email, context);
    }
    // The person may have become an administrator meanwhile. If the register counted them, the last real one could be
    // removed.
    await administrators.remove(context);
    // Before the key is destroyed, because a second attempt could not read the addresses.
    await app.eraseStoredEmails?.({ userId, addresses });
    await personKeys.destroy(userId);
    // Erases files that were uploaded meanwhile. Without the key no more can be stored.
    await eraseFiles(userId);
    await deleteEmailDeliveries(database, userId);
    // Erases emails that were sent meanwhile.
    await app.eraseStoredEmails?.({ userId, addresses });
    await handle('CompleteErasure', context);
    await sessions.endAll(userId);
    await requestByteErasure(database);
  }

  await jobs.worker(erasureQueueName, erasureJob, async ({ userId, correlationId }) => {
    const { state } = await commands.load(erasureDecider, erasureStream(userId));
    // The process died before the request was recorded, so the person must repeat it.
    if (state === 'none') return;
    await complete(createSystemContext(userId, correlationId));
  });

  /** Whether the person has data or an interrupted erasure. */
  async function isRestored(userId: string): Promise<boolean> {
    try {
      if ((await personKeys.readKey(userId)) !== null) return true;
    } catch (error) {
      // The person registered and was erased after the backup.
      if (error instanceof PersonKeyMissingError) return false;
      throw error;
    }
    return (await commands.load(erasureDecider, erasureStream(userId))).state === 'begun';
  }

  async function eraseRestoredPeople(): Promise<number> {
    const { userIds, unsound } = await erasedPeople.read();
    if (unsound.length > 0) {
      log.error({ unsound }, 'The second place lists erased people whom this program did not add');
    }
    const limit = pLimit(maxConcurrentChecks);
    const restored = await limit.map(userIds, async (userId) => ((await isRestored(userId)) ? [userId] : []));
    for (const userId of restored.flat()) {
      const context = createSystemContext(userId, randomUUID());
      await handle('BeginErasure', context);
      await complete(context);
    }
    if (restored.flat().length > 0) {
      log.warn(
        { people: restored.flat().length },
        'A restored backup had brought erased people back; they were erased again',
      );
    }
    // Adds people erased by an earlier version, which did not use the second place.
    const known = new Set(userIds);
    for (const userId of await personKeys.listDestroyed())
      if (!known.has(userId)) await erasedPeople.add(userId);
    return restored.flat().length;
  }

  async function eraseAccount(password: string, context: CommandContext): Promise<void> {
    const { userId, correlationId } = context;
    const account = await passwordAttempts.count(context, async () => {
      const found = await loadAccount(userId);
      if (found === null) throw signInFirst();
      // After an erasure no password and no data remain.
      if (found !== 'erased' && !(await passwords.verify(found.passwordHash, password))) {
        throw passwordNotCorrect();
      }
      return found;
    });
    if (account !== 'erased' && account.role === 'admin') throw administratorNotErasable();
    const delayMs = config.erasureRetryAfterMs ?? 60_000;
    await queue.add({ userId, correlationId }, { id: randomUUID(), delayMs });
    await handle('BeginErasure', context);
    await complete(context);
    await passwordAttempts.reset(userId);
  }

  return { eraseAccount, eraseRestoredPeople };
}

function administratorNotErasable(): DomainError {
  return new DomainError(
    'conflict',
    'administrator_not_erasable',
    'You are an administrator. Ask another administrator to take that role away first, then delete your account.',
  );
}

function passwordNotCorrect(): DomainError {
  return new DomainError('invalid', 'password_not_correct', 'Your password is not correct', 'password');
}
