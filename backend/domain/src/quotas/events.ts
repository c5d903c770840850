import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';

/** Lists of a record whose entries have a stream each, so that none of those streams knows how many there are. */
export const quotaList = z.enum(['tasks', 'documents']);
export type QuotaList = z.infer<typeof quotaList>;

/** The most ids in one event. */
export const mostIdsInEvent = 1_000;
const ids = z.array(identifier).max(mostIdsInEvent);

/** From now on each entry is counted before it is added. These were in the list before, or are some of them. */
export const quotaCountingBegun = defineEvent(
  'QuotaCountingBegun',
  z.strictObject({ list: quotaList, itemIds: ids }),
);
/** Comes before the event that adds the entry, which is in the entry's own stream. */
export const quotaSlotTaken = defineEvent(
  'QuotaSlotTaken',
  z.strictObject({ list: quotaList, itemId: identifier, takenAt: instant }),
);
/** The entries were removed, or were never added and never can be. */
export const quotaSlotsReleased = defineEvent(
  'QuotaSlotsReleased',
  z.strictObject({ list: quotaList, itemIds: ids.min(1) }),
);

export const quotaEvents = [quotaCountingBegun, quotaSlotTaken, quotaSlotsReleased] as const;
export type QuotaEvent = EventOf<(typeof quotaEvents)[number]>;
