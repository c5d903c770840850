import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { instant } from '../kernel/values';

/** SHA-256 of the address's secret, so that the log does not hold what opens the calendar. */
const secretHash = z.string().regex(/^[0-9a-f]{64}$/);

/** From now on the person's dates can be read at an address; an earlier address stops working. */
export const calendarOpened = defineEvent(
  'CalendarOpened',
  z.strictObject({ secretHash, openedAt: instant }),
);
export const calendarClosed = defineEvent('CalendarClosed', z.strictObject({}));

export const calendarEvents = [calendarOpened, calendarClosed] as const;
export type CalendarEvent = EventOf<(typeof calendarEvents)[number]>;
