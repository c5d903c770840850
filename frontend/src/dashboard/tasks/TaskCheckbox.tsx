import type { TaskResponse } from '@settlewise/contract';
import styles from './TaskCheckbox.module.css';

interface TaskCheckboxProps {
  task: TaskResponse;
  completing: boolean;
  onComplete: () => void;
}

/** Ticked once the task is completed, which cannot be taken back. */
export function TaskCheckbox({ task, completing, onComplete }: TaskCheckboxProps) {
  const completed = task.stage === 'completed';
  return (
    <label className={styles['target']}>
      <input
        type="checkbox"
        aria-label={`Completed: ${task.title}`}
        checked={completed || completing}
        disabled={completed}
        onChange={onComplete}
        className={styles['box']}
      />
    </label>
  );
}
