import {
  isCountingNotBegun,
  isListFull,
  listIsFull,
  type QuotaCommand,
  quotaDecider,
  type QuotaList,
  quotaStream,
} from '@settlewise/domain/quotas';
import { EventStoreUnavailableError } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { ConcurrencyConflictError, type CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { Logger } from '@settlewise/infra/telemetry';

/** The list whose entries are counted. */
export interface CountedEntries {
  /** The ids of a person's entries from the read model; null when it does not catch up with the log in time. */
  readonly readIds: (userId: string) => Promise<readonly string[] | null>;
  /**
   * Makes sure that an entry which was never added can no longer be added. @returns whether it can never be in the list
   * @throws EventStoreUnavailableError
   */
  readonly giveUp: (itemId: string, context: CommandContext) => Promise<boolean>;
}

export interface QuotaOptions extends CountedEntries {
  readonly list: QuotaList;
  readonly most: number;
  readonly commands: CommandHandler;
  readonly log: Logger;
}

/** Counts the entries of one list of one person, across all processes. */
export interface Quota {
  /** Call it before an entry is added. @throws DomainError 422 when the list is full */
  take(itemId: string, context: CommandContext): Promise<void>;
  /** Call it after an entry was removed. If it fails, the count is corrected when the list is full. */
  release(itemId: string, context: CommandContext): Promise<void>;
  /** Call it before expensive work for an entry that may have no room. @throws DomainError 422 */
  refuseWhenFull(context: CommandContext): Promise<void>;
}

/** An entry that was counted this long ago and is not in the list was never added, because no request takes as long. */
const abandonedAfterMs = 15 * 60_000;
/** How many streams one request may read to find abandoned slots. */
const maxStreamsChecked = 100;

export function createQuota({ list, most, commands, log, ...entries }: QuotaOptions): Quota {
  const handle = (command: QuotaCommand, context: CommandContext) =>
    commands.handle(quotaDecider, quotaStream(list, context.userId), command, withoutKey(context));

  async function tryTake(itemId: string, context: CommandContext): Promise<void> {
    const slot = { type: 'TakeSlot', list, itemId, most, now: context.now.toISOString() } as const;
    try {
      await handle(slot, context);
    } catch (error) {
      if (!isCountingNotBegun(error)) throw error;
      const existing = (await entries.readIds(context.userId)) ?? 'unknown';
      await handle({ ...slot, existing }, context);
    }
  }

  const loadSlots = async (userId: string) =>
    (await commands.load(quotaDecider, quotaStream(list, userId))).state;

  /**
   * Releases the slots of entries that are not in the list, because a process died between the two events of an addition or
   * removal.
   * @returns whether there were any
   */
  async function releaseAbandoned(context: CommandContext): Promise<boolean> {
    const { userId, now } = context;
    const [{ slots }, listed] = [await loadSlots(userId), new Set((await entries.readIds(userId)) ?? [])];
    const before = new Date(now.getTime() - abandonedAfterMs).toISOString();
    const missing = [...slots].filter(
      ([itemId, takenAt]) => !listed.has(itemId) && (takenAt === null || takenAt < before),
    );
    const gone: string[] = [];
    for (const [itemId] of missing.slice(0, maxStreamsChecked)) {
      if (await entries.giveUp(itemId, withoutKey(context))) gone.push(itemId);
    }
    if (gone.length === 0) return false;
    await handle({ type: 'ReleaseSlots', list, itemIds: gone }, context);
    return true;
  }

  return {
    async take(itemId, context) {
      try {
        await tryTake(itemId, context);
      } catch (error) {
        if (!isListFull(error) || !(await releaseAbandoned(context))) throw error;
        await tryTake(itemId, context);
      }
    },

    async release(itemId, context) {
      try {
        await handle({ type: 'ReleaseSlots', list, itemIds: [itemId] }, context);
      } catch (error) {
        const isUnavailable = error instanceof EventStoreUnavailableError;
        if (!(isUnavailable || error instanceof ConcurrencyConflictError)) throw error;
        log.warn(
          { list, itemId, err: error },
          'The removal of an entry could not be counted; the count is corrected later',
        );
      }
    },

    async refuseWhenFull(context) {
      const { begun, slots } = await loadSlots(context.userId);
      const existing = begun ? [] : ((await entries.readIds(context.userId)) ?? []);
      if (Math.max(slots.size, existing.length) < most) return;
      if (!(await releaseAbandoned(context))) throw listIsFull(list, most);
    },
  };
}

/** The idempotency key belongs to the command that adds the entry; counting is idempotent by the entry's id. */
function withoutKey({
  idempotencyKey: _key,
  requestFingerprint: _print,
  ...rest
}: CommandContext): CommandContext {
  return rest;
}
