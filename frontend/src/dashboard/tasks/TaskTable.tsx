import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { TaskResponse } from '@settlewise/contract';
import { IconButton } from '../../ui/Button';
import type { TaskActions, TaskListProps } from './taskActions';
import { TaskPriority, TaskState } from './TaskBadges';
import { TaskCheckbox } from './TaskCheckbox';
import { TaskDueDate, TaskWords } from './TaskWords';
import { edgeOf, urgencyOf } from './urgency';
import { useCompleteTask } from './useCompleteTask';
import { categoryLabel } from './labels';

/** The tasks as rows, where the window has room. */
export function TaskTable({ tasks, nameOf, ...acts }: TaskListProps) {
  return (
    <Card
      sx={{ overflow: 'hidden', '@media print': { border: 0, breakInside: 'auto', overflow: 'visible' } }}
    >
      <Table>
        <caption className="visuallyHidden">Your tasks, what is to do first</caption>
        <TableHead>
          <TableRow>
            <TableCell>Status</TableCell>
            <TableCell>Task</TableCell>
            <TableCell>Category</TableCell>
            <TableCell>Due Date</TableCell>
            <TableCell>Priority</TableCell>
            <TableCell className="noPrint" align="right">
              Actions
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} forWhom={nameOf(task.dependantId)} {...acts} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

interface TaskRowProps extends TaskActions {
  task: TaskResponse;
  forWhom: string | null;
}

function TaskRow({ task, forWhom, onEdit, onDelete, onCompleted }: TaskRowProps) {
  const { complete, completing } = useCompleteTask(task, onCompleted);
  const urgency = urgencyOf(task);
  return (
    <TableRow>
      <TableCell
        sx={{
          whiteSpace: 'nowrap',
          ...(urgency !== 'plain' && { boxShadow: `inset 5px 0 ${edgeOf[urgency]}` }),
        }}
      >
        <Stack component="span" direction="row" sx={{ alignItems: 'center' }}>
          <TaskCheckbox task={task} completing={completing} onComplete={complete} />
          <TaskState task={task} />
        </Stack>
      </TableCell>
      <TableCell component="th" scope="row" sx={{ width: '40%' }}>
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {task.title}
        </Typography>
        <TaskWords task={task} forWhom={forWhom} />
      </TableCell>
      <TableCell>{categoryLabel(task.category)}</TableCell>
      <TableCell>
        <TaskDueDate task={task} />
      </TableCell>
      <TableCell>
        <TaskPriority priority={task.priority} />
      </TableCell>
      <TableCell className="noPrint" align="right" sx={{ width: '1%', whiteSpace: 'nowrap' }}>
        {task.stage !== 'completed' && (
          <IconButton
            icon="check"
            label={`Mark as Complete: ${task.title}`}
            title="Mark as Complete"
            aria-disabled={completing || undefined}
            onClick={complete}
          />
        )}
        <IconButton icon="edit" label={`Edit: ${task.title}`} title="Edit" onClick={() => onEdit(task)} />
        <IconButton
          icon="bin"
          label={`Delete: ${task.title}`}
          title="Delete"
          onClick={() => onDelete(task)}
        />
      </TableCell>
    </TableRow>
  );
}
