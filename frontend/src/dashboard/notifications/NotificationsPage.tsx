import { mostNotifications } from '@settlewise/contract';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../ui/PageTitle';
import { CalendarCard } from './calendar/CalendarCard';
import { NotificationLists } from './NotificationLists';
import styles from './NotificationsPage.module.css';

/** What a person was reminded of, and their dates for a calendar. */
export function NotificationsPage() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['top']}>
        <PageTitle documentTitle="Notifications">Notifications</PageTitle>
        <p className={styles['intro']}>
          Reminders about your visa, dependants, documents, tasks and days away, worked out from your record.
          You choose how often they are sent by email in your{' '}
          <Link to="/dashboard/notification-settings">notification settings</Link>. The newest{' '}
          {mostNotifications.toLocaleString('en-GB')} are kept here.
        </p>
      </div>
      <NotificationLists />
      <CalendarCard />
    </div>
  );
}
