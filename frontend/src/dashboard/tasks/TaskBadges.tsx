import Chip from '@mui/material/Chip';
import type { TaskResponse } from '@settlewise/contract';
import { Pill } from '../../ui/Pill';
import { priorityLabel, stageLabel } from './labels';

/** How far a task is: completed, overdue, or the stage that it has. */
export function TaskState({ task }: { task: TaskResponse }) {
  if (task.stage === 'completed') return <Pill tone="within">Completed</Pill>;
  if (task.isOverdue) return <Pill tone="over">Overdue</Pill>;
  return <Pill>{stageLabel(task.stage)}</Pill>;
}

interface TaskPriorityProps {
  priority: string;
  /** Also says that it is a priority, where no heading does. */
  inFull?: boolean;
}

export function TaskPriority({ priority, inFull = false }: TaskPriorityProps) {
  const label = `${priorityLabel(priority)}${inFull ? ' priority' : ''}`;
  if (priority === 'urgent') {
    return (
      <Pill tone="over" icon="warning">
        {label}
      </Pill>
    );
  }
  if (priority === 'high') {
    return (
      <Pill tone="soon" icon="alert">
        {label}
      </Pill>
    );
  }
  if (priority === 'low') return <Chip component="span" variant="outlined" label={label} />;
  return <Pill>{label}</Pill>;
}
