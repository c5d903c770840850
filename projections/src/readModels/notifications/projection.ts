import {
  type AlertAnswer,
  type AlertChain,
  keyOf,
  keysOf,
  type NotificationEvent,
} from '@settlewise/domain/notifications';
import { defineProjection } from '../../runner/projection';
import type { RowChanges } from '../../runner/rowChanges';
import {
  alertAnswersTable,
  alertChoicesTable,
  alertLeadsTable,
  notificationsReadTable,
  notificationsTable,
  type AlertAnswerRow,
} from './table';

export const notificationsProjection = defineProjection<NotificationEvent>()({
  name: 'notifications',
  version: 6,
  tables: {
    notifications: notificationsTable,
    notifications_read: notificationsReadTable,
    alert_choices: alertChoicesTable,
    alert_leads: alertLeadsTable,
    alert_answers: alertAnswersTable,
  },
  handlers: {
    NotificationIssued({ data, metadata, revision }, { notifications }) {
      notifications.put({
        notification_id: data.notificationId,
        user_id: metadata.userId,
        kind: data.kind,
        about: data.about,
        subject: data.subject,
        date: data.date,
        type: data.type,
        title: data.title,
        message: data.message,
        link: data.link,
        issued_at: metadata.recordedAt,
        revision: Number(revision),
        opened_at: null,
        emailed_at: null,
        withdrawn_at: null,
        moved_to: null,
      });
    },
    NotificationRead({ data, metadata }, { notifications }) {
      const { recordedAt: opened_at } = metadata;
      notifications.change({ notification_id: data.notificationId }, { opened_at });
    },
    NotificationsRemoved({ data }, { notifications }) {
      for (const id of data.notificationIds) notifications.remove({ notification_id: id });
    },
    AllNotificationsRead({ metadata, revision }, { notifications_read: read }) {
      read.put({ user_id: metadata.userId, before_revision: Number(revision), read_at: metadata.recordedAt });
    },
    DigestSent({ data }, { notifications }) {
      const { sentAt: emailed_at } = data;
      for (const id of data.notificationIds) notifications.change({ notification_id: id }, { emailed_at });
    },
    AlertsWithdrawn({ data, metadata }, { notifications }) {
      const { recordedAt: withdrawn_at } = metadata;
      for (const { notificationId, movedTo: moved_to } of data.alerts)
        notifications.change({ notification_id: notificationId }, { withdrawn_at, moved_to });
    },
    AlertsHoldAgain({ data }, { notifications }) {
      for (const id of data.notificationIds)
        notifications.change({ notification_id: id }, { withdrawn_at: null, moved_to: null });
    },
    AlertDone: storeAnswer({ answer: 'done' }),
    AlertNotForMe: storeAnswer({ answer: 'not_for_me' }),
    AlertSnoozed(event, rows) {
      const { on, until } = event.data;
      storeAnswer({ answer: 'snoozed', on, until })(event, rows);
    },
    AlertTakenUpAgain({ data, metadata }, { alert_answers: answers }) {
      for (const chain of keysOf(data)) answers.remove({ user_id: metadata.userId, chain });
    },
    AlertKindsChosen({ data, metadata }, { alert_choices: choices }) {
      const { userId: user_id, recordedAt: chosen_at } = metadata;
      for (const [kind, choice] of Object.entries(data.choices))
        choices.put({ user_id, kind, choice, chosen_at });
    },
    AlertLeadsChosen({ data, metadata }, { alert_leads: chosen }) {
      const { userId: user_id, recordedAt: chosen_at } = metadata;
      for (const [kind, leads] of Object.entries(data.leads))
        if (leads.length === 0) chosen.remove({ user_id, kind });
        else chosen.put({ user_id, kind, leads, chosen_at });
    },
  },
});

interface AlertAnswered {
  readonly data: AlertChain;
  readonly metadata: { readonly userId: string; readonly recordedAt: string };
}

/** A new answer to an alert replaces the previous one. */
function storeAnswer(given: AlertAnswer) {
  return (
    { data, metadata }: AlertAnswered,
    { alert_answers: answers }: { readonly alert_answers: RowChanges<AlertAnswerRow, 'user_id' | 'chain'> },
  ): void => {
    const { userId: user_id, recordedAt: answered_at } = metadata;
    const { kind, about, date } = data;
    if (given.answer === 'snoozed') for (const chain of keysOf(data)) answers.remove({ user_id, chain });
    answers.put({
      user_id,
      chain: keyOf(data, given.answer),
      kind,
      about,
      date,
      answer: given.answer,
      answered_at,
      snoozed_on: given.answer === 'snoozed' ? given.on : null,
      snoozed_until: given.answer === 'snoozed' ? given.until : null,
    });
  };
}
