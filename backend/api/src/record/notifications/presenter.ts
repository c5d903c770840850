import { writtenDate } from '@settlewise/rules/assessment';
import type { NotificationResponse } from '@settlewise/contract/notifications';
import {
  type AlertAnswer,
  type AlertAnswers,
  alertKindRow,
  answerOf,
  whyWithdrawn,
} from '@settlewise/domain/notifications';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { AnsweredAlert } from '@settlewise/projections';
import type { Notification } from '@settlewise/casework/record';

export const presentNotification = (
  notification: Notification,
  answers: AlertAnswers,
): NotificationResponse => ({
  id: notification.notificationId,
  // A withdrawn notification is neither urgent nor unread.
  type: notification.withdrawnAt === null ? notification.type : 'other',
  title: notification.title,
  message: notification.message,
  createdAt: notification.issuedAt.toISOString(),
  isRead: notification.isRead || notification.withdrawnAt !== null,
  kind: notification.kind,
  link: notification.link,
  date: notification.date,
  importance: alertKindRow(notification.kind)?.importance ?? 'news',
  emailedAt: notification.emailedAt?.toISOString() ?? null,
  openedAt: notification.openedAt?.toISOString() ?? null,
  withdrawn: presentWithdrawal(notification),
  answer: presentAnswer(answerOf(answers, notification)),
});

const presentWithdrawal = ({
  kind,
  withdrawnAt,
  movedTo,
}: Notification): NotificationResponse['withdrawn'] =>
  withdrawnAt === null
    ? null
    : {
        on: civilDateInLondon(withdrawnAt),
        why:
          movedTo === null
            ? whyWithdrawn(kind)
            : `Your record has another day for it now: ${writtenDate(movedTo)}.`,
      };

const presentAnswer = (given: AlertAnswer | null): NotificationResponse['answer'] =>
  given === null ? null : { answer: given.answer, until: given.answer === 'snoozed' ? given.until : null };

/** Converts stored answers into the domain's map. */
export const toAlertAnswers = (rows: readonly AnsweredAlert[]): AlertAnswers =>
  new Map(
    rows.map(({ chain, answer, snoozedOn, snoozedUntil }) => [
      chain,
      answer === 'snoozed' ? { answer, on: snoozedOn ?? '', until: snoozedUntil ?? '' } : { answer },
    ]),
  );
