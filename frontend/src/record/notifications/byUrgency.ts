import type { NotificationResponse } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';

type Ordered = Pick<NotificationResponse, 'isRead' | 'type' | 'date' | 'createdAt'>;

/** What is over, what has its day ahead, and the rest; what was read is dealt with. */
function urgencyOf({ isRead, type, date }: Ordered, today: CivilDate): number {
  if (isRead) return 3;
  if (type === 'alert') return 0;
  return date !== null && date >= today ? 1 : 2;
}

/**
 * Notifications as they matter on a day: unread ones that are over, then the soonest day, then the others; read ones last.
 * The newest come first among those that are equal.
 */
export function byUrgency<Notification extends Ordered>(
  notifications: readonly Notification[],
  today: CivilDate,
): readonly Notification[] {
  return notifications.toSorted((one, other) => {
    const urgency = urgencyOf(one, today);
    const difference = urgency - urgencyOf(other, today);
    if (difference !== 0) return difference;
    const soonest = urgency === 1 ? (one.date ?? '').localeCompare(other.date ?? '') : 0;
    return soonest === 0 ? other.createdAt.localeCompare(one.createdAt) : soonest;
  });
}
