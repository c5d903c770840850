import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { instant } from '../kernel/values';

/** SHA-256 of the address's secret. The log does not hold the secret itself. */
const secretHash = z.string().regex(/^[0-9a-f]{64}$/);

/** The person's dates can now be read at a new address. An earlier address stops working. */
export const calendarOpened = defineEvent(
  'CalendarOpened',
  z.strictObject({ secretHash, openedAt: instant }),
);
export const calendarClosed = defineEvent('CalendarClosed', z.strictObject({}));

export const calendarEvents = [calendarOpened, calendarClosed] as const;
export type CalendarEvent = EventOf<(typeof calendarEvents)[number]>;
