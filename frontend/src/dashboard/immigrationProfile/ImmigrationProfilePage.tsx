import { PageTitle } from '../../ui/PageTitle';
import styles from './ImmigrationProfilePage.module.css';
import { ImmigrationProfile } from './ImmigrationProfile';

/** Everything that the person's progress and reminders are worked out from. */
export function ImmigrationProfilePage() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['top']}>
        <PageTitle documentTitle="Immigration Profile">Immigration Profile</PageTitle>
        <p className={styles['lead']}>
          Your details, your visas and your family. Your progress and your reminders are worked out from them.
        </p>
      </div>
      <ImmigrationProfile />
    </div>
  );
}
