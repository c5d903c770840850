import type { DocumentResponse, TaskResponse } from '@settlewise/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../../../ui/Icon';
import { pendingTasks } from '../shownOnDashboard';
import { counted } from '../labels';
import styles from './Counts.module.css';

interface CountsProps {
  documents: UseQueryResult<DocumentResponse[]>;
  tasks: UseQueryResult<TaskResponse[]>;
  dependants: number;
}

/** How much there is of what, each leading to its page. */
export function Counts({ documents, tasks, dependants }: CountsProps) {
  const pending = tasks.data === undefined ? undefined : pendingTasks(tasks.data);
  const expired = documents.data?.filter(({ status }) => status === 'expired').length ?? 0;
  const overdue = pending?.filter(({ isOverdue }) => isOverdue).length ?? 0;
  return (
    <ul aria-label="Counts" className={styles['counts']}>
      <Count
        to="/dashboard/documents"
        icon="document"
        name="Documents"
        count={documents.data?.length}
        note={expired > 0 ? `${counted(expired, 'has', 'have')} expired` : 'in your vault'}
      />
      <Count
        to="/dashboard/tasks"
        icon="check"
        name="Tasks"
        count={pending?.length}
        note={overdue > 0 ? `${overdue} overdue` : 'to do'}
      />
      <Count
        to="/dashboard/dependants"
        icon="people"
        name="Dependants"
        count={dependants}
        note="in your record"
      />
    </ul>
  );
}

interface CountProps {
  to: string;
  icon: IconName;
  name: string;
  /** Undefined where it could not be loaded. */
  count: number | undefined;
  note: string;
}

function Count({ to, icon, name, count, note }: CountProps) {
  return (
    <li>
      <Link to={to} className={styles['count']}>
        <span className={styles['icon']}>
          <Icon name={icon} size={24} />
        </span>
        <span className={styles['words']}>
          <span className={styles['name']}>{name}</span>
          <span>
            <strong className={styles['number']}>{count ?? '–'}</strong>{' '}
            <span className={styles['note']}>{count === undefined ? 'not loaded' : note}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}
