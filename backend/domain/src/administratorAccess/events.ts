import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';

/** The metadata contain the owner of the record and the administrator. */
export const recordOpenedByAdministrator = defineEvent(
  'RecordOpenedByAdministrator',
  z.strictObject({
    lookId: identifier,
    reason: z.string().min(1).max(500),
    administratorId: identifier,
    /** The owner of the record. */
    userId: identifier,
    openedAt: instant,
    /** The end of the access. */
    until: instant,
  }),
);

export const administratorAccessEvents = [recordOpenedByAdministrator] as const;
export type AdministratorAccessEvent = EventOf<(typeof administratorAccessEvents)[number]>;
