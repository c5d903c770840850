import type { TaskResponse } from '@settlewise/contract';
import { useRef } from 'react';
import { Button } from '../../../ui/Button';
import { formatDate } from '../../../ui/dates/formatDate';
import { Pill } from '../../../ui/Pill';
import { TaskPriority } from '../../tasks/TaskBadges';
import { useCompleteTask } from '../../tasks/useCompleteTask';
import { categoryLabel } from '../../tasks/labels';
import { Loaded } from '../Loaded';
import { OverviewCard } from '../OverviewCard';
import { pendingTasks, upcomingTasks } from '../shownOnDashboard';
import type { Overview } from '../useOverview';
import { counted } from '../labels';
import styles from './List.module.css';

interface UpcomingTasksProps {
  tasks: Overview['tasks'];
  /** With what they are about, and how many there are. */
  detailed?: boolean;
  className?: string | undefined;
}

/** What is to do next: five tasks, each of which can be completed here. */
export function UpcomingTasks({ tasks, detailed = false, className }: UpcomingTasksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <OverviewCard
      title="Upcoming tasks"
      className={className}
      headingRef={heading}
      more={{ to: '/dashboard/tasks', label: 'View all tasks' }}
    >
      <Loaded query={tasks} what="your tasks">
        {(all) => (
          <>
            {detailed && (
              <p className={styles['total']}>
                {counted(pendingTasks(all).length, 'task')} to do, {all.length - pendingTasks(all).length}{' '}
                completed
              </p>
            )}
            <TaskRows
              tasks={upcomingTasks(all)}
              detailed={detailed}
              // The button goes with its task; the focus must stay in the page.
              onCompleted={() => heading.current?.focus({ preventScroll: true })}
            />
          </>
        )}
      </Loaded>
    </OverviewCard>
  );
}

interface TaskRowsProps {
  tasks: readonly TaskResponse[];
  detailed: boolean;
  onCompleted: () => void;
}

function TaskRows({ tasks, detailed, onCompleted }: TaskRowsProps) {
  if (tasks.length === 0) {
    return <p className={styles['total']}>Nothing to do. Tasks that you add show here, the soonest first.</p>;
  }
  return (
    <ul className={styles['rows']}>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} detailed={detailed} onCompleted={onCompleted} />
      ))}
    </ul>
  );
}

function TaskRow({ task, detailed, onCompleted }: Omit<TaskRowsProps, 'tasks'> & { task: TaskResponse }) {
  const { complete, completing } = useCompleteTask(task, onCompleted);
  const act = completing ? 'Completing…' : 'Complete';
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['name']}>{task.title}</p>
        <p className={styles['facts']}>
          <span>{task.dueDate === null ? 'No due date' : `Due ${formatDate(task.dueDate)}`}</span>
          {detailed && <span>{categoryLabel(task.category)}</span>}
          {task.isOverdue && <Pill tone="over">Overdue</Pill>}
          <TaskPriority priority={task.priority} />
        </p>
      </div>
      <Button
        look="quiet"
        busy={completing}
        className={styles['act']}
        aria-label={`${act} ${task.title}`}
        onClick={complete}
      >
        {act}
      </Button>
    </li>
  );
}
