import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';

/** Lists whose entries have one stream each. None of these streams knows the number of entries. */
export const quotaList = z.enum(['tasks', 'documents']);
export type QuotaList = z.infer<typeof quotaList>;

/** The most ids in one event. */
export const mostIdsInEvent = 1_000;
const ids = z.array(identifier).max(mostIdsInEvent);

/** Counting begins. The ids are entries that were already in the list; there may be more events with further ids. */
export const quotaCountingBegun = defineEvent(
  'QuotaCountingBegun',
  z.strictObject({ list: quotaList, itemIds: ids }),
);
/** Written before the event that adds the entry to its own stream. */
export const quotaSlotTaken = defineEvent(
  'QuotaSlotTaken',
  z.strictObject({ list: quotaList, itemId: identifier, takenAt: instant }),
);
/** The entries were removed, or were never added and cannot be added any more. */
export const quotaSlotsReleased = defineEvent(
  'QuotaSlotsReleased',
  z.strictObject({ list: quotaList, itemIds: ids.min(1) }),
);

export const quotaEvents = [quotaCountingBegun, quotaSlotTaken, quotaSlotsReleased] as const;
export type QuotaEvent = EventOf<(typeof quotaEvents)[number]>;
