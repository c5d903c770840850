import { mostNotifications, type AlertChoice, type IssuedNotification } from '@settlewise/domain';
import type { Knex } from 'knex';

export interface Notification extends IssuedNotification {
  readonly issuedAt: Date;
  readonly isRead: boolean;
}

/** What a person was told, the newest first, and as many as a list keeps. @param userId a UUID */
export async function listNotifications(database: Knex, userId: string): Promise<readonly Notification[]> {
  return notificationsOf(database, userId).orderBy('revision', 'desc').limit(mostNotifications);
}

/** One notification, or null when it is not in this person's list. Both ids are UUIDs. */
export async function findNotification(
  database: Knex,
  userId: string,
  notificationId: string,
): Promise<Notification | null> {
  const [notification] = await notificationsOf(database, userId).where({ notification_id: notificationId });
  return notification ?? null;
}

export interface ChosenKind {
  readonly kind: string;
  readonly choice: AlertChoice;
  readonly chosenAt: Date;
}

/** What a person has chosen about kinds of alerts. @param userId a UUID */
export async function listAlertChoices(database: Knex, userId: string): Promise<readonly ChosenKind[]> {
  return database('alert_choices')
    .where({ user_id: userId })
    .orderBy('kind')
    .select<ChosenKind[]>('kind', 'choice', 'chosen_at AS chosenAt');
}

function notificationsOf(database: Knex, userId: string) {
  return database('notifications')
    .leftJoin('notifications_read', 'notifications_read.user_id', 'notifications.user_id')
    .where({ 'notifications.user_id': userId })
    .select<Notification[]>(database.raw(columns));
}

// The date as text: the driver would make of a calendar day a moment in this computer's time zone.
const columns = `
  notification_id AS "notificationId",
  kind, subject,
  to_char(date, 'YYYY-MM-DD') AS "date",
  type, title, message, link,
  issued_at AS "issuedAt",
  (read_by_itself OR revision < coalesce(before_revision, 0)) AS "isRead"`;
