import { mostPressingFirst } from '@settlewise/contract/mostPressing';
import type { NotificationResponse } from '@settlewise/contract/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';

type Ordered = Pick<NotificationResponse, 'isRead' | 'importance' | 'type' | 'date' | 'createdAt'>;

/**
 * Notifications as they matter on a day: unread ones in the order of the alerts, read ones last. The newest come first
 * among those that are equal.
 */
export function byUrgency<Notification extends Ordered>(
  notifications: readonly Notification[],
  today: CivilDate,
): readonly Notification[] {
  const pressing = mostPressingFirst(today);
  return notifications.toSorted(
    (one, other) =>
      Number(one.isRead) - Number(other.isRead) ||
      (one.isRead ? 0 : pressing(one, other)) ||
      other.createdAt.localeCompare(one.createdAt),
  );
}
