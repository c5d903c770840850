import { Icon } from '../../ui/Icon';
import styles from './NoNotifications.module.css';
import type { NotificationTab } from './NotificationLists';

const words: Readonly<Record<NotificationTab, string>> = {
  all: 'No notifications yet. Reminders about your visa, documents, tasks and days away will appear here.',
  unread: 'You have read everything.',
};

/** What stands in a tab without notifications. */
export function NoNotifications({ tab }: { tab: NotificationTab }) {
  return (
    <div className={styles['empty']}>
      <span className={styles['picture']}>
        <Icon name={tab === 'all' ? 'bell' : 'check'} size={40} />
      </span>
      <p>{words[tab]}</p>
    </div>
  );
}
