import Checkbox from '@mui/material/Checkbox';
import type { TaskResponse } from '@settlewise/contract';

interface TaskCheckboxProps {
  task: TaskResponse;
  completing: boolean;
  onComplete: () => void;
}

/** Ticked once the task is completed, which cannot be taken back. */
export function TaskCheckbox({ task, completing, onComplete }: TaskCheckboxProps) {
  const completed = task.stage === 'completed';
  return (
    <Checkbox
      slotProps={{ input: { 'aria-label': `Completed: ${task.title}` } }}
      checked={completed || completing}
      disabled={completed}
      onChange={onComplete}
    />
  );
}
