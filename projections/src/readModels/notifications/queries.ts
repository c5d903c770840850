import {
  type AlertAnswer,
  type AlertChoice,
  type LeadOption,
  mostNotifications,
} from '@settlewise/domain/notifications';
import type { Knex } from 'knex';
import type { Notification } from '@settlewise/casework/record';

/** A person's notifications, the newest first, as many as a list keeps. @param userId a UUID */
export async function listNotifications(database: Knex, userId: string): Promise<readonly Notification[]> {
  return selectNotifications(database, userId).orderBy('revision', 'desc').limit(mostNotifications);
}

/** One notification, or null when it is not in this person's list. Both ids are UUIDs. */
export async function findNotification(
  database: Knex,
  userId: string,
  notificationId: string,
): Promise<Notification | null> {
  const [notification] = await selectNotifications(database, userId).where({
    notification_id: notificationId,
  });
  return notification ?? null;
}

export interface ChosenKind {
  readonly kind: string;
  readonly choice: AlertChoice;
  readonly chosenAt: Date;
}

/** A person's choices about kinds of alerts. @param userId a UUID */
export async function listAlertChoices(database: Knex, userId: string): Promise<readonly ChosenKind[]> {
  return database('alert_choices')
    .where({ user_id: userId })
    .orderBy('kind')
    .select<ChosenKind[]>('kind', 'choice', 'chosen_at AS chosenAt');
}

export interface ChosenLeadsOfKind {
  readonly kind: string;
  readonly leads: readonly LeadOption[];
}

/** The lead times that a person chose for kinds of alerts. @param userId a UUID */
export async function listAlertLeads(database: Knex, userId: string): Promise<readonly ChosenLeadsOfKind[]> {
  return database('alert_leads')
    .where({ user_id: userId })
    .orderBy('kind')
    .select<ChosenLeadsOfKind[]>('kind', 'leads');
}

/** A person's answer to an alert, and since when. */
export interface AnsweredAlert {
  readonly chain: string;
  readonly kind: string;
  readonly about: string;
  readonly date: string | null;
  readonly answer: AlertAnswer['answer'];
  readonly snoozedOn: string | null;
  readonly snoozedUntil: string | null;
  readonly answeredAt: Date;
}

/** A person's answers to alerts, the newest first. @param userId a UUID */
export async function listAlertAnswers(database: Knex, userId: string): Promise<readonly AnsweredAlert[]> {
  return database('alert_answers')
    .where({ user_id: userId })
    .orderBy([{ column: 'answered_at', order: 'desc' }, 'chain'])
    .select<AnsweredAlert[]>(
      database.raw(`chain, kind, about, to_char(date, 'YYYY-MM-DD') AS date, answer,
        to_char(snoozed_on, 'YYYY-MM-DD') AS "snoozedOn", to_char(snoozed_until, 'YYYY-MM-DD') AS "snoozedUntil",
        answered_at AS "answeredAt"`),
    );
}

function selectNotifications(database: Knex, userId: string) {
  return database('notifications').where({ user_id: userId }).select<Notification[]>(database.raw(columns));
}

// The date as text: the driver would convert a calendar day to a moment in this computer's time zone. A notification is read
// individually, or the first time after it when all were marked.
const columns = `
  notification_id AS "notificationId",
  kind, about, subject,
  to_char(date, 'YYYY-MM-DD') AS "date",
  type, title, message, link,
  issued_at AS "issuedAt", emailed_at AS "emailedAt",
  withdrawn_at AS "withdrawnAt", to_char(moved_to, 'YYYY-MM-DD') AS "movedTo",
  coalesce(opened_at, (
    SELECT read_at FROM notifications_read AS read
    WHERE read.user_id = notifications.user_id AND read.before_revision > notifications.revision
    ORDER BY before_revision LIMIT 1)) AS "openedAt",
  (opened_at IS NOT NULL OR EXISTS (
    SELECT FROM notifications_read AS read
    WHERE read.user_id = notifications.user_id AND read.before_revision > notifications.revision)) AS "isRead"`;
