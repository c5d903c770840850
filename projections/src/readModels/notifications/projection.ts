import type { NotificationEvent } from '@settlewise/domain';
import { defineProjection } from '../../runner/projection';
import { notificationsReadTable, notificationsTable } from './table';

export const notificationsProjection = defineProjection<NotificationEvent>()({
  name: 'notifications',
  version: 1,
  tables: { notifications: notificationsTable, notifications_read: notificationsReadTable },
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
  },
});
