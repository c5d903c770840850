import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import { inParts } from '../kernel/inParts';
import { mostIdsInEvent, type QuotaEvent, type QuotaList } from './events';

export type QuotaCommand =
  /**
   * Counts an entry before it is added; counting it again changes nothing. `existing` are the ids of entries from before
   * counting began; required until it has begun. `unknown` uses only the current count, if the earlier entries cannot be
   * read at the moment.
   */
  | CommandOf<
      'TakeSlot',
      { list: QuotaList; itemId: string; most: number; now: string; existing?: readonly string[] | 'unknown' }
    >
  /** Removes entries from the count. */
  | CommandOf<'ReleaseSlots', { list: QuotaList; itemIds: readonly string[] }>;

/** The counted entries of one list of one person. */
export interface QuotaState {
  /** Whether `slots` includes the entries from before counting began. */
  readonly begun: boolean;
  /** The instant of counting by the entry's id; null for an entry from before. */
  readonly slots: ReadonlyMap<string, string | null>;
}

export const quotaStream = (list: QuotaList, userId: string) => `quota-${list}-${userId}`;

/**
 * Limits the number of tasks or documents of one person. Each task or document has its own stream and does not know the
 * others. This stream counts them, so the limit also holds for concurrent requests.
 */
export const quotaDecider: Decider<QuotaCommand, QuotaState, QuotaEvent> = {
  initialState: { begun: false, slots: new Map() },

  decide(command, state) {
    const { list } = command;
    switch (command.type) {
      case 'TakeSlot': {
        const { itemId, most, now, existing } = command;
        if (state.slots.has(itemId)) return [];
        if (!state.begun && existing === undefined) throw countingNotBegun();
        const before = state.begun || existing === undefined || existing === 'unknown' ? null : existing;
        const counted = new Set([...state.slots.keys(), ...(before ?? [])]);
        counted.delete(itemId);
        if (counted.size >= most) throw listIsFull(list, most);
        return [
          ...(before === null ? [] : createBegunEvents(list, before)),
          { type: 'QuotaSlotTaken', data: { list, itemId, takenAt: now } },
        ];
      }
      case 'ReleaseSlots': {
        const itemIds = command.itemIds.filter((itemId) => state.slots.has(itemId));
        return inParts(itemIds, mostIdsInEvent).map((part) => ({
          type: 'QuotaSlotsReleased',
          data: { list, itemIds: [...part] },
        }));
      }
    }
  },

  evolve: (state, event) => evolveMany(state, [event]),
  evolveMany,
};

function evolveMany(state: QuotaState, events: readonly QuotaEvent[]): QuotaState {
  const slots = new Map(state.slots);
  let { begun } = state;
  for (const { type, data } of events) {
    switch (type) {
      case 'QuotaCountingBegun':
        begun = true;
        for (const itemId of data.itemIds) if (!slots.has(itemId)) slots.set(itemId, null);
        break;
      case 'QuotaSlotTaken':
        slots.set(data.itemId, data.takenAt);
        break;
      case 'QuotaSlotsReleased':
        for (const itemId of data.itemIds) slots.delete(itemId);
        break;
    }
  }
  return { begun, slots };
}

function createBegunEvents(list: QuotaList, existing: readonly string[]): readonly QuotaEvent[] {
  const parts = existing.length === 0 ? [[]] : inParts(existing, mostIdsInEvent);
  return parts.map((part) => ({ type: 'QuotaCountingBegun', data: { list, itemIds: [...part] } }));
}

const notBegun = 'quota_not_begun';
const full = 'list_is_full';

/** Whether `TakeSlot` was refused because the earlier entries are needed. */
export const isCountingNotBegun = (error: unknown) => error instanceof DomainError && error.code === notBegun;
/** Whether it was refused because the list is full. */
export const isListFull = (error: unknown) => error instanceof DomainError && error.code === full;

function countingNotBegun(): DomainError {
  return new DomainError(
    'conflict',
    notBegun,
    'Your record was changed at the same moment. Please try again.',
  );
}

/** The error for a full list. */
export function listIsFull(list: QuotaList, most: number): DomainError {
  return new DomainError(
    'invalid',
    full,
    `You can keep up to ${most.toLocaleString('en-GB')} ${list}. Please delete one that you no longer need first.`,
  );
}
