import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TaskResponse } from '@settlewise/contract/tasks';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { ReactNode } from 'react';
import { categoryLabel } from '../../record/tasks/labels';
import { TaskPriority, TaskState } from '../../record/tasks/TaskBadges';
import { edgeOf } from '../../record/tasks/urgency';
import { useCompleteTask } from '../../record/tasks/useCompleteTask';
import { Button, IconButton } from '../../ui/Button';
import { formatDate } from '../../ui/dates/formatDate';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';

interface TaskListProps {
  tasks: readonly TaskResponse[];
  /** The name of the dependant with a number, or null where the number is nobody's. */
  nameOf: (dependantId: number | null) => string | null;
  onEdit: (task: TaskResponse) => void;
  onDelete: (task: TaskResponse) => void;
  /** After a task was completed, whose own controls may have gone with that. */
  onCompleted: () => void;
}

/** Tasks with what can be done with each: completed, changed, deleted. */
export function TaskList({ tasks, nameOf, onEdit, onDelete, onCompleted }: TaskListProps) {
  const { complete, isCompleting } = useCompleteTask(onCompleted);
  const columns: readonly Column<TaskResponse>[] = [
    {
      key: 'status',
      label: 'Status',
      onCard: 'line',
      oneLine: true,
      show: (task) => (
        <Stack component="span" direction="row" sx={{ alignItems: 'center', ml: '-10px' }}>
          {/* Ticked once the task is completed, which cannot be taken back. */}
          <Checkbox
            slotProps={{ input: { 'aria-label': `Completed: ${task.title}` } }}
            checked={task.stage === 'completed' || isCompleting(task)}
            disabled={task.stage === 'completed'}
            onChange={() => complete(task)}
          />
          <TaskState task={task} />
        </Stack>
      ),
    },
    { key: 'title', label: 'Task', onCard: 'name', show: ({ title }) => title },
    { key: 'category', label: 'Category', show: ({ category }) => categoryLabel(category) },
    { key: 'dueDate', label: 'Due Date', oneLine: true, show: dueDate },
    { key: 'priority', label: 'Priority', show: ({ priority }) => <TaskPriority priority={priority} /> },
  ];
  return (
    <DataTable
      label="Your tasks, what is to do first"
      columns={columns}
      rows={tasks}
      keyOf={({ id }) => id}
      heading="h2"
      // Beside the sidebar the table needs this much.
      cardsUpTo={1100}
      edgeOf={edgeOf}
      underName={(task) => <MoreWords task={task} forWhom={nameOf(task.dependantId)} />}
      acts={(task, place) => (
        <>
          {task.stage !== 'completed' && (
            <Complete task={task} place={place} busy={isCompleting(task)} onClick={() => complete(task)} />
          )}
          <IconButton icon="edit" label={`Edit: ${task.title}`} title="Edit" onClick={() => onEdit(task)} />
          <IconButton
            icon="bin"
            label={`Delete: ${task.title}`}
            title="Delete"
            onClick={() => onDelete(task)}
          />
        </>
      )}
    />
  );
}

interface CompleteProps {
  task: TaskResponse;
  place: 'table' | 'card';
  busy: boolean;
  onClick: () => void;
}

function Complete({ task, place, busy, onClick }: CompleteProps) {
  const label = `Mark as Complete: ${task.title}`;
  return place === 'table' ? (
    <IconButton
      icon="check"
      label={label}
      title="Mark as Complete"
      aria-disabled={busy || undefined}
      onClick={onClick}
    />
  ) : (
    <Button look="plain" icon="check" aria-label={label} busy={busy} onClick={onClick} sx={{ mr: 'auto' }}>
      Mark as Complete
    </Button>
  );
}

function dueDate({ dueDate: day, isOverdue }: TaskResponse) {
  if (day === null)
    return (
      <Typography component="span" color="textDisabled">
        No due date
      </Typography>
    );
  return (
    <Typography component="span" {...(isOverdue && { color: 'error', sx: { fontWeight: 600 } })}>
      {formatDate(day)}
    </Typography>
  );
}

/** What a task is about, for whom, and when it was completed. */
function MoreWords({ task, forWhom }: { task: TaskResponse; forWhom: string | null }) {
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
