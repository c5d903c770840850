import type { NotificationResponse } from '@settlewise/contract';
import type { Notification } from '@settlewise/projections';

export function presentNotification(notification: Notification): NotificationResponse {
  return {
    id: notification.notificationId,
    type: notification.type,
    title: notification.title,
    message: notification.message,
    createdAt: notification.issuedAt.toISOString(),
    isRead: notification.isRead,
    kind: notification.kind,
    link: notification.link,
    date: notification.date,
  };
}
