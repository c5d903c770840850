import type { TaskResponse } from '@settlewise/contract';
import { civilDateInLondon } from '@settlewise/rules';
import { formatDate } from '../../ui/dates/formatDate';
import styles from './TaskWords.module.css';

interface TaskWordsProps {
  task: TaskResponse;
  /** For whom it is, or null where it is the person's own. */
  forWhom: string | null;
}

/** What stands under a task's title: what it is about, for whom, and when it was completed. */
export function TaskWords({ task, forWhom }: TaskWordsProps) {
  const { description, completedAt } = task;
  return (
    <>
      {description !== null && <p className={styles['description']}>{description}</p>}
      {forWhom !== null && <p className={styles['note']}>For {forWhom}</p>}
      {completedAt !== null && (
        <p className={styles['note']}>Completed on {formatDate(civilDateInLondon(new Date(completedAt)))}</p>
      )}
    </>
  );
}

/** When a task is due, in words where nothing was said. */
export function TaskDueDate({ task }: { task: TaskResponse }) {
  return task.dueDate === null ? (
    <span className={styles['undated']}>No due date</span>
  ) : (
    <span className={[styles['date'], task.isOverdue && styles['overdue']].filter(Boolean).join(' ')}>
      {formatDate(task.dueDate)}
    </span>
  );
}
