import { mostNotifications } from '@settlewise/contract/notifications';
import { Link } from 'react-router-dom';
import { Page } from '../../ui/Page';
import { CalendarCard } from './calendar/CalendarCard';
import { NotificationLists } from './NotificationLists';

/** What a person was reminded of, and their dates for a calendar. */
export function NotificationsPage() {
  return (
    <Page
      title="Notifications"
      lead={
        <>
          Reminders about your visa, dependants, documents, tasks and days away, worked out from your record.
          You choose how often they are sent by email in your{' '}
          <Link to="/dashboard/notification-settings">notification settings</Link>. What is ahead stands in
          your <Link to="/alerts">alerts</Link>. The newest {mostNotifications.toLocaleString('en-GB')} are
          kept here.
        </>
      }
    >
      <NotificationLists />
      <CalendarCard />
    </Page>
  );
}
