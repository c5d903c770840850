import Typography from '@mui/material/Typography';
import type { TaskResponse } from '@settlewise/contract/tasks';
import { useRef } from 'react';
import { categoryLabel } from '../../../record/tasks/labels';
import { TaskPriority } from '../../../record/tasks/TaskBadges';
import { useCompleteTask } from '../../../record/tasks/useCompleteTask';
import { Button } from '../../../ui/Button';
import { formatDate } from '../../../ui/dates/formatDate';
import { Pill } from '../../../ui/Pill';
import { SectionCard } from '../../../ui/SectionCard';
import { counted } from '../labels';
import { Loaded } from '../Loaded';
import { pendingTasks, upcomingTasks } from '../shownOnDashboard';
import type { Overview } from '../useOverview';
import { CardRows } from './CardRows';

interface UpcomingTasksProps {
  tasks: Overview['tasks'];
  /** With what they are about, and how many there are. */
  detailed?: boolean;
}

/** What is to do next: five tasks, each of which can be completed here. */
export function UpcomingTasks({ tasks, detailed = false }: UpcomingTasksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button goes with its task; the focus must stay in the page.
  const { complete, isCompleting } = useCompleteTask(() => heading.current?.focus({ preventScroll: true }));
  return (
    <SectionCard
      title="Upcoming tasks"
      titleRef={heading}
      more={{ to: '/dashboard/tasks', label: 'View all tasks' }}
      foldsTo={detailed ? undefined : `${pendingTasks(tasks.data ?? []).length} to do`}
    >
      <Loaded query={tasks} what="your tasks">
        {(all) => (
          <>
            {detailed && (
              <Typography color="textSecondary">
                {counted(pendingTasks(all).length, 'task')} to do, {all.length - pendingTasks(all).length}{' '}
                completed
              </Typography>
            )}
            <CardRows
              empty="Nothing to do. Tasks that you add show here, the soonest first."
              rows={upcomingTasks(all).map((task) => ({
                key: task.id,
                name: task.title,
                facts: <TaskFacts task={task} detailed={detailed} />,
                end: <Complete task={task} busy={isCompleting(task)} onClick={() => complete(task)} />,
              }))}
            />
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}

function TaskFacts({ task, detailed }: { task: TaskResponse; detailed: boolean }) {
  return (
    <>
      <span>{task.dueDate === null ? 'No due date' : `Due ${formatDate(task.dueDate)}`}</span>
      {detailed && <span>{categoryLabel(task.category)}</span>}
      {task.isOverdue && <Pill tone="over">Overdue</Pill>}
      <TaskPriority priority={task.priority} />
    </>
  );
}

function Complete({ task, busy, onClick }: { task: TaskResponse; busy: boolean; onClick: () => void }) {
  const act = busy ? 'Completing…' : 'Complete';
  return (
    <Button
      look="quiet"
      busy={busy}
      aria-label={`${act} ${task.title}`}
      sx={{ minHeight: 44, px: 2, py: 0.75 }}
      onClick={onClick}
    >
      {act}
    </Button>
  );
}
