import { z } from 'zod';

/** `alert`: something is over or has passed · `warning`: something is near · `other`: good to know. */
export const notificationTypes = ['alert', 'warning', 'other'] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notificationResponse = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),

  // Beside the specification.
  /** Stable name of what it is about, for example `visa_expiry`. */
  kind: z.string(),
  /** The page that it is about; null where there is none. */
  link: z.string().nullable(),
  /** The day that it speaks of, `yyyy-MM-dd`; null where there is none. */
  date: z.string().nullable(),
});
export type NotificationResponse = z.infer<typeof notificationResponse>;

/** So many a person's list keeps. */
export const mostNotifications = 3_000;

/** GET /api/notifications: all that are kept, the newest first. */
export const notificationListResponse = z.array(notificationResponse).max(mostNotifications);

/** PATCH /api/notifications/{id}: there is no way back to unread. Answers the notification. */
export const readNotificationRequest = z.object({ isRead: z.literal(true) });

/** POST /api/notifications/read-all answers 204. */
