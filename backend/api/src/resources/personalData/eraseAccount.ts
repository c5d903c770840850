import { randomUUID } from 'node:crypto';
import {
  accountDecider,
  accountStream,
  DomainError,
  erasureDecider,
  erasureStream,
  type AccountState,
} from '@settlewise/domain';
import { PersonErasedError, PersonKeyMissingError, type PersonKeys } from '@settlewise/infra/crypto';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { Jobs } from '@settlewise/infra/jobs';
import type { ErasedRecipient } from '@settlewise/infra/mail';
import type { ErasedPeople } from '@settlewise/infra/proof';
import type { Logger } from '@settlewise/infra/telemetry';
import pLimit from 'p-limit';
import { z } from 'zod';
import { signInFirst } from '../../http/requestRefusedError';
import type { Sessions } from '../../http/session';
import type { Reservations } from '../accounts/reservations';
import type { CountedTries } from '../accounts/countedTries';
import type { Administrators } from '../admin/users/administrators';
import type { Passwords } from '../accounts/passwords';

export const erasureQueueName = 'erasures';
const erasureJob = z.strictObject({ userId: z.uuid(), correlationId: z.string() });

export interface EraseAccountOptions {
  readonly jobs: Jobs;
  readonly commands: CommandHandler;
  readonly reservations: Reservations;
  readonly passwords: Passwords;
  readonly personKeys: Pick<PersonKeys, 'destroy' | 'destroyed' | 'forReading'>;
  /** Outlives the data, so that a copy from before brings nobody back. */
  readonly erasedPeople: ErasedPeople;
  readonly administrators: Pick<Administrators, 'forget'>;
  readonly sessions: Pick<Sessions, 'endAllOf'>;
  readonly passwordTries: CountedTries;
  readonly eraseFilesOf: (userId: string) => Promise<void>;
  /** Forgets which mails told of the person. */
  readonly forgetEmailDeliveriesOf: (userId: string) => Promise<void>;
  /** Removes the mails themselves, where they are kept here. @param addresses those that could still be read */
  readonly eraseStoredEmails: (person: ErasedRecipient) => Promise<void>;
  /** Says that rows were removed whose bytes may still stand in files. */
  readonly requestByteErasure: () => Promise<void>;
  readonly clock: () => Date;
  readonly log: Logger;
  /** After so long what an erasure left undone is done. Default a minute: by then every process has heard of it. */
  readonly lookAgainAfterMs?: number | undefined;
}

/**
 * Erases the person whose command this is. What has been asked for once is carried out, whatever dies when: by asking
 * again, or by itself a minute later.
 * @throws DomainError invalid, on `password`; conflict for an administrator · RequestRefusedError 429 after too many
 * tries · whatever store is away
 */
export type EraseAccount = (password: string, context: CommandContext) => Promise<void>;

export interface Erasing {
  readonly eraseAccount: EraseAccount;
  /**
   * Erases whom a backup brought back: everybody whom the second place names and who is there. To be called before
   * anybody is answered. @returns how many they were
   * @throws BlobStoreUnavailableError and whatever store is away: then nobody knows who is back
   */
  readonly eraseAgain: () => Promise<number>;
}

/** Of those who were erased, looked at the same time. */
const atATime = 16;

/** Starts, in this process, to complete erasures that were left undone. @throws JobsUnavailableError */
export async function createErasing(options: EraseAccountOptions): Promise<Erasing> {
  const { jobs, commands, reservations, passwords, personKeys, sessions, passwordTries, eraseFilesOf } =
    options;
  const { erasedPeople, clock, log } = options;
  const queue = await jobs.queue(erasureQueueName, erasureJob);

  /** Null when it cannot be read any more: an erasure came so far before. */
  async function accountOf(userId: string): Promise<AccountState | 'erased'> {
    try {
      return (await commands.load(accountDecider, accountStream(userId))).state;
    } catch (error) {
      if (error instanceof PersonErasedError) return 'erased';
      throw error;
    }
  }

  const bySystem = (userId: string, correlationId: string): CommandContext => ({
    ...{ userId, actorId: userId, actorRole: 'system', correlationId, causationId: correlationId },
    now: clock(),
  });
  const handle = (type: 'BeginErasure' | 'CompleteErasure', context: CommandContext) =>
    commands.handle(erasureDecider, erasureStream(context.userId), { type, userId: context.userId }, context);

  /**
   * Each step may be done twice, and is: a minute later all of it is done again. The name and the address are given back while they can still be read; the key goes
   * after everything that needs it. The sessions end last, so that whoever is told of a failure can ask again.
   */
  async function complete(context: CommandContext): Promise<void> {
    const { userId } = context;
    // First of all: nobody is told of an erasure that a backup from before could undo.
    await erasedPeople.add(userId);
    await eraseFilesOf(userId);
    const account = await accountOf(userId);
    let addresses: readonly string[] = [];
    if (account !== null && account !== 'erased') {
      addresses = [account.email, ...account.formerEmails];
      await reservations.release('username', account.username, context);
      await reservations.release('email', account.email, context);
    }
    // An appointment that came meanwhile must not let the others go.
    await options.administrators.forget(context);
    // Before the key goes: a second try could not read the addresses.
    await options.eraseStoredEmails({ userId, addresses });
    await personKeys.destroy(userId);
    // Bytes that were on their way meanwhile; without the key nobody can bring more.
    await eraseFilesOf(userId);
    await options.forgetEmailDeliveriesOf(userId);
    // Mails that were on their way meanwhile.
    await options.eraseStoredEmails({ userId, addresses });
    await handle('CompleteErasure', context);
    await sessions.endAllOf(userId);
    await options.requestByteErasure();
  }

  await jobs.worker(erasureQueueName, erasureJob, async ({ userId, correlationId }) => {
    const { state } = await commands.load(erasureDecider, erasureStream(userId));
    // The process died before it was recorded that the person asked: then they have to ask again.
    if (state === 'none') return;
    await complete(bySystem(userId, correlationId));
  });

  /** There is somebody of whom something can be read, or whose erasure was cut off. */
  async function isBack(userId: string): Promise<boolean> {
    try {
      if ((await personKeys.forReading(userId)) !== null) return true;
    } catch (error) {
      // Came after the backup, and went.
      if (error instanceof PersonKeyMissingError) return false;
      throw error;
    }
    return (await commands.load(erasureDecider, erasureStream(userId))).state === 'begun';
  }

  async function eraseAgain(): Promise<number> {
    const { userIds, unsound } = await erasedPeople.read();
    if (unsound.length > 0) {
      log.error({ unsound }, 'The second place names people as erased whom this program did not put there');
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
        'A backup had brought erased people back: they are erased again',
      );
    }
    // Those whom a version erased that did not keep them here.
    const known = new Set(userIds);
    for (const userId of await personKeys.destroyed()) if (!known.has(userId)) await erasedPeople.add(userId);
    return back.flat().length;
  }

  async function eraseAccount(password: string, context: CommandContext): Promise<void> {
    const { userId, correlationId } = context;
    const account = await passwordTries.make(context, async () => {
      const found = await accountOf(userId);
      if (found === null) throw signInFirst();
      // Once erased there is no password to compare with, and nothing left to protect.
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
    await passwordTries.forget(userId);
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
