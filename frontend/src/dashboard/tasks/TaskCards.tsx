import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TaskResponse } from '@settlewise/contract';
import { Button, IconButton } from '../../ui/Button';
import type { TaskActions, TaskListProps } from './taskActions';
import { TaskPriority, TaskState } from './TaskBadges';
import { TaskCheckbox } from './TaskCheckbox';
import { TaskDueDate, TaskWords } from './TaskWords';
import { edgeOf, urgencyOf } from './urgency';
import { useCompleteTask } from './useCompleteTask';
import { categoryLabel } from './labels';

/** The table's rows as cards, for windows without room for it. */
export function TaskCards({ tasks, nameOf, ...acts }: TaskListProps) {
  return (
    <Stack component="ul" aria-label="Your tasks, what is to do first" spacing={1.5}>
      {tasks.map((task) => (
        <TaskCard key={task.id} task={task} forWhom={nameOf(task.dependantId)} {...acts} />
      ))}
    </Stack>
  );
}

interface TaskCardProps extends TaskActions {
  task: TaskResponse;
  forWhom: string | null;
}

function TaskCard({ task, forWhom, onEdit, onDelete, onCompleted }: TaskCardProps) {
  const { complete, completing } = useCompleteTask(task, onCompleted);
  return (
    <Card
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '44px minmax(0, 1fr)',
        columnGap: 0.5,
        p: '8px 8px 8px 4px',
        borderLeft: `6px solid ${edgeOf[urgencyOf(task)]}`,
      }}
    >
      <TaskCheckbox task={task} completing={completing} onComplete={complete} />
      <Stack spacing={0.5} sx={{ minWidth: 0, p: '9px 8px 4px 0' }}>
        <Typography variant="h6" component="h2" sx={{ lineHeight: 1.4, overflowWrap: 'anywhere' }}>
          {task.title}
        </Typography>
        <TaskWords task={task} forWhom={forWhom} />
        <Stack component="p" direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, color: 'text.secondary' }}>
          {categoryLabel(task.category)}
          <span aria-hidden="true">·</span>
          {task.dueDate === null ? (
            <TaskDueDate task={task} />
          ) : (
            <span>
              Due <TaskDueDate task={task} />
            </span>
          )}
        </Stack>
        <Stack component="p" direction="row" spacing={1} sx={{ flexWrap: 'wrap', pt: 0.5 }}>
          <TaskState task={task} />
          <TaskPriority priority={task.priority} inFull />
        </Stack>
      </Stack>
      <Stack
        className="noPrint"
        direction="row"
        spacing={1}
        sx={{ gridColumn: 2, alignItems: 'center', justifyContent: 'space-between' }}
      >
        {task.stage !== 'completed' && (
          <Button
            look="plain"
            icon="check"
            aria-label={`Mark as Complete: ${task.title}`}
            busy={completing}
            onClick={complete}
          >
            Mark as Complete
          </Button>
        )}
        <Stack component="span" direction="row" sx={{ flex: 'none', ml: 'auto' }}>
          <IconButton icon="edit" label={`Edit: ${task.title}`} title="Edit" onClick={() => onEdit(task)} />
          <IconButton
            icon="bin"
            label={`Delete: ${task.title}`}
            title="Delete"
            onClick={() => onDelete(task)}
          />
        </Stack>
      </Stack>
    </Card>
  );
}
