import {
  isCountingNotBegun,
  isListFull,
  listIsFull,
  quotaDecider,
  quotaStream,
  type QuotaCommand,
  type QuotaList,
} from '@settlewise/domain';
import { EventStoreUnavailableError } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { ConcurrencyConflictError, type CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { Logger } from '@settlewise/infra/telemetry';

/** What the entries of a list are, to who counts them. */
export interface CountedEntries {
  /** The ids of a person's entries as the read model has them; null when it cannot tell soon what was written so far. */
  readonly list: (userId: string) => Promise<readonly string[] | null>;
  /**
   * Sees to it that an entry which was never added never can be. @returns whether it is in the list no longer, for ever
   * @throws EventStoreUnavailableError
   */
  readonly giveUp: (itemId: string, context: CommandContext) => Promise<boolean>;
}

export interface QuotaOptions extends CountedEntries {
  readonly of: QuotaList;
  readonly most: number;
  readonly commands: CommandHandler;
  readonly log: Logger;
}

/** Holds how many entries one list of one person has, in all processes together. */
export interface Quota {
  /** Before an entry is added. @throws DomainError 422 when the list is full */
  take(itemId: string, context: CommandContext): Promise<void>;
  /** After an entry was removed. What cannot be written now is found out when the list is full. */
  release(itemId: string, context: CommandContext): Promise<void>;
  /** Before something costly is done for an entry that there may be no room for. @throws DomainError 422 */
  refuseWhenFull(context: CommandContext): Promise<void>;
}

/** An entry that is not there so long after it was counted was cut off on its way: no request takes as long. */
const abandonedAfterMs = 15 * 60_000;
/** So many streams are read to find out, at one request. */
const mostLookedAt = 100;

export function createQuota({ of: list, most, commands, log, ...entries }: QuotaOptions): Quota {
  const handle = (command: QuotaCommand, context: CommandContext) =>
    commands.handle(quotaDecider, quotaStream(list, context.userId), command, withoutKey(context));

  async function tryTake(itemId: string, context: CommandContext): Promise<void> {
    const slot = { type: 'TakeSlot', list, itemId, most, now: context.now.toISOString() } as const;
    try {
      await handle(slot, context);
    } catch (error) {
      if (!isCountingNotBegun(error)) throw error;
      const existing = (await entries.list(context.userId)) ?? 'unknown';
      await handle({ ...slot, existing }, context);
    }
  }

  const slotsOf = async (userId: string) =>
    (await commands.load(quotaDecider, quotaStream(list, userId))).state;

  /**
   * Releases the slots of entries that are not there: a process died between the two events of an addition or a removal.
   * @returns whether there were any
   */
  async function releaseAbandoned(context: CommandContext): Promise<boolean> {
    const { userId, now } = context;
    const [{ slots }, listed] = [await slotsOf(userId), new Set((await entries.list(userId)) ?? [])];
    const before = new Date(now.getTime() - abandonedAfterMs).toISOString();
    const missing = [...slots].filter(
      ([itemId, takenAt]) => !listed.has(itemId) && (takenAt === null || takenAt < before),
    );
    const gone: string[] = [];
    for (const [itemId] of missing.slice(0, mostLookedAt)) {
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
        const isAway = error instanceof EventStoreUnavailableError;
        if (!(isAway || error instanceof ConcurrencyConflictError)) throw error;
        log.warn({ list, itemId, err: error }, 'A removed entry is taken out of the count later');
      }
    },

    async refuseWhenFull(context) {
      const { begun, slots } = await slotsOf(context.userId);
      const existing = begun ? [] : ((await entries.list(context.userId)) ?? []);
      if (Math.max(slots.size, existing.length) < most) return;
      if (!(await releaseAbandoned(context))) throw listIsFull(list, most);
    },
  };
}

/** The request's own key stands for the entry that it adds: counting it is done once by the entry's id. */
function withoutKey({
  idempotencyKey: _key,
  requestFingerprint: _print,
  ...rest
}: CommandContext): CommandContext {
  return rest;
}
