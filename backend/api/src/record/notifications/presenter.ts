import type { NotificationResponse } from '@settlewise/contract';
import { alertKindRow, answerOf, type AlertAnswer, type AlertAnswers } from '@settlewise/domain';
import type { AnsweredAlert, Notification } from '@settlewise/projections';

export const presentNotification = (
  notification: Notification,
  answers: AlertAnswers,
): NotificationResponse => ({
  id: notification.notificationId,
  type: notification.type,
  title: notification.title,
  message: notification.message,
  createdAt: notification.issuedAt.toISOString(),
  isRead: notification.isRead,
  kind: notification.kind,
  link: notification.link,
  date: notification.date,
  importance: alertKindRow(notification.kind)?.importance ?? 'news',
  emailedAt: notification.emailedAt?.toISOString() ?? null,
  openedAt: notification.openedAt?.toISOString() ?? null,
  answer: presentAnswer(answerOf(answers, notification)),
});

const presentAnswer = (given: AlertAnswer | null): NotificationResponse['answer'] =>
  given === null ? null : { answer: given.answer, until: given.answer === 'snoozed' ? given.until : null };

/** The answers as the domain has them, by what each holds for. */
export const answersOf = (rows: readonly AnsweredAlert[]): AlertAnswers =>
  new Map(
    rows.map(({ chain, answer, snoozedOn, snoozedUntil }) => [
      chain,
      answer === 'snoozed' ? { answer, on: snoozedOn ?? '', until: snoozedUntil ?? '' } : { answer },
    ]),
  );
