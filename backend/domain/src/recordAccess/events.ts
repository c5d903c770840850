import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';

/** The metadata say whose record it is and who opened it. */
export const recordLookedAt = defineEvent(
  'RecordLookedAt',
  z.strictObject({
    lookId: identifier,
    /** The grant that allowed it. */
    grantId: identifier,
    /** What was opened. */
    part: z.string().min(1).max(50),
    /** For a file: what the document was called then. */
    documentTitle: z.string().min(1).max(200).nullable(),
    lookedAt: instant,
  }),
);

export const recordAccessEvents = [recordLookedAt] as const;
export type RecordAccessEvent = EventOf<(typeof recordAccessEvents)[number]>;
