import { z } from 'zod';
import { administratorReason } from './reason';

/** How long an administrator's access to a person's record lasts. */
export const administratorAccessMinutes = 60;

/**
 * POST /api/admin/looks: opens a person's record for the administrator who asks, with a reason; the access is an event
 * that the person can see. Every call that shows personal data takes its id as the query `look`; unless it was opened in
 * the same session, for that person, and its time is not over, the answer is 403.
 */
export const openRecordRequest = z.object({
  userId: z.uuid({ error: 'Please choose a person' }),
  reason: administratorReason,
});
export type OpenRecordRequest = z.infer<typeof openRecordRequest>;

export const administratorAccessResponse = z.object({
  id: z.string(),
  userId: z.string(),
  reason: z.string(),
  openedAt: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type AdministratorAccessResponse = z.infer<typeof administratorAccessResponse>;

/**
 * GET /api/admin/users/{id}/access and /api/admin/streams/{id}/access: whether the record is open in this session, so that
 * a page that is loaded again needs no second reason.
 */
export const recordAccessResponse = z.object({
  /** The person whose record must be open; null if there is no personal data, or no longer any. */
  userId: z.string().nullable(),
  access: administratorAccessResponse.nullable(),
  /** The server's clock, by which the access ends. */
  now: z.iso.datetime(),
});
export type RecordAccessResponse = z.infer<typeof recordAccessResponse>;

/** GET /api/admin/users/{id}/record?look=…: what the account holds. */
export const adminUserRecordResponse = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  formerEmails: z.array(z.string()),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});
export type AdminUserRecordResponse = z.infer<typeof adminUserRecordResponse>;
