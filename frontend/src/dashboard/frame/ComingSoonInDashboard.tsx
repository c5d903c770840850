import { Pill } from '../../ui/Pill';
import { PageTitle } from '../../ui/PageTitle';
import styles from './ComingSoonInDashboard.module.css';

interface ComingSoonInDashboardProps {
  title: string;
  /** What the page will do once it is there. */
  will: string;
}

/** Says honestly that a page of the dashboard is still being built. */
export function ComingSoonInDashboard({ title, will }: ComingSoonInDashboardProps) {
  return (
    <div className={`wrap ${styles['page']}`}>
      <PageTitle documentTitle={title}>{title}</PageTitle>
      <div className={styles['card']}>
        <Pill tone="soon">Coming Soon</Pill>
        <p>{will}</p>
        <p className={styles['meanwhile']}>This section is under development.</p>
      </div>
    </div>
  );
}
