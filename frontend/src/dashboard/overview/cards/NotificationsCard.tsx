import type { NotificationResponse } from '@settlewise/contract';
import { civilDateInLondon } from '@settlewise/rules';
import { formatDate } from '../../../ui/dates/formatDate';
import { Pill } from '../../../ui/Pill';
import { toneOf, typeWords } from '../../notifications/labels';
import { Loaded } from '../Loaded';
import { OverviewCard } from '../OverviewCard';
import { recentNotifications } from '../shownOnDashboard';
import type { Overview } from '../useOverview';
import styles from './List.module.css';

interface NotificationsCardProps {
  notifications: Overview['notifications'];
  className?: string | undefined;
}

/** The newest notifications, those that were not read marked as new. */
export function NotificationsCard({ notifications, className }: NotificationsCardProps) {
  return (
    <OverviewCard
      title="Notifications"
      className={className}
      more={{ to: '/dashboard/notifications', label: 'View notifications' }}
    >
      <Loaded query={notifications} what="your notifications">
        {(all) => <Rows notifications={recentNotifications(all)} />}
      </Loaded>
    </OverviewCard>
  );
}

function Rows({ notifications }: { notifications: readonly NotificationResponse[] }) {
  if (notifications.length === 0) {
    return (
      <p className={styles['total']}>
        No notifications yet. Reminders about your visa, dependants, documents, tasks and days away will
        appear here.
      </p>
    );
  }
  return (
    <ul className={styles['rows']}>
      {notifications.map(({ id, type, title, createdAt, isRead }) => (
        <li key={id} className={styles['row']}>
          <div className={styles['words']}>
            <p className={styles['name']}>{title}</p>
            <p className={styles['facts']}>
              <Pill tone={toneOf[type]}>{typeWords[type]}</Pill>
              <span>{formatDate(civilDateInLondon(new Date(createdAt)))}</span>
            </p>
          </div>
          {!isRead && <Pill icon="bell">New</Pill>}
        </li>
      ))}
    </ul>
  );
}
