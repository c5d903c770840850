import type { NotificationEvent } from '@settlewise/domain';
import { defineProjection } from '../../runner/projection';
import { alertChoicesTable, notificationsReadTable, notificationsTable } from './table';

export const notificationsProjection = defineProjection<NotificationEvent>()({
  name: 'notifications',
  version: 2,
  tables: {
    notifications: notificationsTable,
    notifications_read: notificationsReadTable,
    alert_choices: alertChoicesTable,
  },
  handlers: {
    NotificationIssued({ data, metadata, revision }, { notifications }) {
      notifications.put({
        notification_id: data.notificationId,
        user_id: metadata.userId,
        kind: data.kind,
        subject: data.subject,
        date: data.date,
        type: data.type,
        title: data.title,
        message: data.message,
        link: data.link,
        issued_at: metadata.recordedAt,
        revision: Number(revision),
        read_by_itself: false,
      });
    },
    NotificationRead({ data }, { notifications }) {
      notifications.change({ notification_id: data.notificationId }, { read_by_itself: true });
    },
    NotificationsRemoved({ data }, { notifications }) {
      for (const id of data.notificationIds) notifications.remove({ notification_id: id });
    },
    AllNotificationsRead({ metadata, revision }, { notifications_read: read }) {
      read.put({ user_id: metadata.userId, before_revision: Number(revision) });
    },
    AlertKindsChosen({ data, metadata }, { alert_choices: choices }) {
      const { userId: user_id, recordedAt: chosen_at } = metadata;
      for (const [kind, choice] of Object.entries(data.choices))
        choices.put({ user_id, kind, choice, chosen_at });
    },
  },
});
