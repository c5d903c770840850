import { BackLink } from '../../ui/BackLink';
import { PageTitle } from '../../ui/PageTitle';
import { AbsenceRecord } from './AbsenceRecord';
import styles from './AbsencesPage.module.css';

/** The dashboard's own view of the journeys: two limits, and the history year by year. */
export function AbsencesPage() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <BackLink to="/dashboard">Back to Dashboard</BackLink>
      <div className={styles['top']}>
        <PageTitle documentTitle="Absence Tracker">Absence Tracker</PageTitle>
        <p className={styles['lead']}>Your journeys out of the UK, and what the limits still leave you.</p>
      </div>
      <AbsenceRecord />
    </div>
  );
}
