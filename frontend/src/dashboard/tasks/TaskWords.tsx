import Typography from '@mui/material/Typography';
import type { TaskResponse } from '@settlewise/contract';
import { civilDateInLondon } from '@settlewise/rules';
import type { ReactNode } from 'react';
import { formatDate } from '../../ui/dates/formatDate';

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
      {description !== null && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {description}
        </Typography>
      )}
      {forWhom !== null && <Note>For {forWhom}</Note>}
      {completedAt !== null && (
        <Note>Completed on {formatDate(civilDateInLondon(new Date(completedAt)))}</Note>
      )}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textDisabled" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}

/** When a task is due, in words where nothing was said. */
export function TaskDueDate({ task }: { task: TaskResponse }) {
  return task.dueDate === null ? (
    <Typography component="span" color="textDisabled">
      No due date
    </Typography>
  ) : (
    <Typography
      component="span"
      sx={{
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        ...(task.isOverdue && { color: 'error.main', fontWeight: 600 }),
      }}
    >
      {formatDate(task.dueDate)}
    </Typography>
  );
}
