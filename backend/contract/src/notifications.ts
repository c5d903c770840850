import { requiredDate } from '@settlewise/domain/fields';
import { alertImportances } from '@settlewise/domain/record';
import { z } from 'zod';

/** `alert`: something is over or has passed · `warning`: something is near · `other`: good to know. */
export const notificationTypes = ['alert', 'warning', 'other'] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const alertAnswers = ['done', 'not_for_me', 'snoozed'] as const;
export type AlertAnswer = (typeof alertAnswers)[number];

export const notificationResponse = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),

  // Not in the specification.
  /** Stable name of the kind, for example `visa_expiry`. */
  kind: z.string(),
  /** The page that it is about; null where there is none. */
  link: z.string().nullable(),
  /** The day of the subject, `yyyy-MM-dd`; null if there is none. */
  date: z.string().nullable(),
  /** `act`: a deadline · `plan`: a coming event · `news`: information. */
  importance: z.enum(alertImportances),
  /** When a mail with it went out; null where none did. */
  emailedAt: z.iso.datetime().nullable(),
  /** When it was read; null before. */
  openedAt: z.iso.datetime().nullable(),
  /** Its reason is gone: since which day, `yyyy-MM-dd` in London, and why. Null as long as it holds. */
  withdrawn: z.object({ on: z.string(), why: z.string() }).nullable(),
  /** What the person said to it, or to an earlier step of the same; null where nothing. */
  answer: z
    .object({
      answer: z.enum(alertAnswers),
      /** Snooze only: the day on which the alert is repeated. */
      until: z.string().nullable(),
    })
    .nullable(),
});
export type NotificationResponse = z.infer<typeof notificationResponse>;

/** So many a person's list keeps. */
export const mostNotifications = 3_000;

/** GET /api/notifications: all that are kept, the newest first. */
export const notificationListResponse = z.array(notificationResponse).max(mostNotifications);

/** PATCH /api/notifications/{id}: there is no way back to unread. Answers the notification. */
export const readNotificationRequest = z.object({ isRead: z.literal(true) });

/** POST /api/notifications/read-all answers 204. */

const noDay = 'Please choose the day on which you want to be told again';

/** POST /api/notifications/{id}/answer; `open` takes back the earlier answer. Returns the notification. */
export const answerNotificationRequest = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('done') }),
  z.object({ answer: z.literal('not_for_me') }),
  z.object({ answer: z.literal('snoozed'), until: requiredDate(noDay) }),
  z.object({ answer: z.literal('open') }),
]);
export type AnswerNotificationRequest = z.infer<typeof answerNotificationRequest>;
