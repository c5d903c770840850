import Chip from '@mui/material/Chip';
import type { TaskResponse } from '@settlewise/contract/tasks';
import { Pill } from '../../ui/Pill';
import { priorityLabel, stageLabel } from './labels';

/** How far a task is: completed, overdue, or the stage that it has. */
export function TaskState({ task }: { task: TaskResponse }) {
  if (task.stage === 'completed') return <Pill tone="within">Completed</Pill>;
  if (task.isOverdue) return <Pill tone="over">Overdue</Pill>;
  return <Pill>{stageLabel(task.stage)}</Pill>;
}

/** How urgent a task is, as a word with a shape where it matters. */
export function TaskPriority({ priority }: Pick<TaskResponse, 'priority'>) {
  const label = priorityLabel(priority);
  if (priority === 'low') return <Chip component="span" variant="outlined" label={label} />;
  if (priority !== 'urgent' && priority !== 'high') return <Pill>{label}</Pill>;
  return (
    <Pill {...(priority === 'urgent' ? { tone: 'over', icon: 'warning' } : { tone: 'soon', icon: 'alert' })}>
      {label}
    </Pill>
  );
}
