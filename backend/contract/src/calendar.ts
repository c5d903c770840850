import { z } from 'zod';

/** GET /api/calendar: whether the person's dates can be subscribed to. */
export const calendarFeedResponse = z.object({
  isOpen: z.boolean(),
  /** Since when; null while it is closed. */
  openedAt: z.iso.datetime().nullable(),
});
export type CalendarFeedResponse = z.infer<typeof calendarFeedResponse>;

/**
 * POST /api/calendar creates a secret address and ends the earlier one. It is shown only once: only its hash is stored.
 * DELETE /api/calendar (204) ends it. GET /api/calendar.ics downloads the same dates, signed in.
 */
export const calendarAddressResponse = z.object({
  /** Whole, for example `https://settlewise.example/api/calendar/….ics`. */
  address: z.url(),
  openedAt: z.iso.datetime(),
});
export type CalendarAddressResponse = z.infer<typeof calendarAddressResponse>;
