import { OverviewCard } from '../OverviewCard';
import styles from './List.module.css';

/** Says plainly that nothing is sent yet. */
export function NotificationsCard({ className }: { className?: string | undefined }) {
  return (
    <OverviewCard
      title="Notifications"
      className={className}
      more={{ to: '/dashboard/notifications', label: 'View notifications' }}
    >
      <p className={styles['total']}>
        No notifications yet. Reminders about your visa, documents, tasks and days away will appear here.
      </p>
    </OverviewCard>
  );
}
