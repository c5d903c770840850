import { Link, useLocation } from 'react-router-dom';
import { countUnread, useNotifications } from '../../record/notifications/notificationQueries';
import { Icon } from '../../ui/Icon';
import styles from './NotificationBell.module.css';

/** The way to the notifications, with how many are new. Each page that is opened asks again when the answer is old. */
export function NotificationBell() {
  const { pathname } = useLocation();
  return <Bell key={pathname} />;
}

function Bell() {
  const { data: notifications } = useNotifications();
  const unread = countUnread(notifications);
  const name = unread === 0 ? 'Notifications' : `Notifications, ${unread} new`;
  return (
    <Link to="/dashboard/notifications" className={styles['bell']} aria-label={name} title={name}>
      <Icon name="bell" />
      {unread > 0 && (
        <span aria-hidden="true" className={styles['count']}>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
