import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';

/** The metadata say whose record it is and who opened it. */
export const recordOpenedByAdministrator = defineEvent(
  'RecordOpenedByAdministrator',
  z.strictObject({
    lookId: identifier,
    reason: z.string().min(1).max(500),
    administratorId: identifier,
    /** Whose record it is. */
    userId: identifier,
    openedAt: instant,
    /** The access ends at this instant. */
    until: instant,
  }),
);

export const administratorAccessEvents = [recordOpenedByAdministrator] as const;
export type AdministratorAccessEvent = EventOf<(typeof administratorAccessEvents)[number]>;
