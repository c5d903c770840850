import { Icon } from '../../ui/Icon';
import { PageTitle } from '../../ui/PageTitle';
import styles from './NotificationsPage.module.css';

/** Stands in for the list of notifications until reminders are sent. */
export function NotificationsPage() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <PageTitle documentTitle="Notifications">Notifications</PageTitle>
      <section className={styles['card']}>
        <span className={styles['picture']}>
          <Icon name="bell" size={36} />
        </span>
        <h2>Notifications Coming Soon</h2>
        <p>
          This section is under development. Reminders about your visa, documents, tasks and days away will
          appear here.
        </p>
      </section>
    </div>
  );
}
