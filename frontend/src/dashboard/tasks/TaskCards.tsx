import type { TaskResponse } from '@settlewise/contract';
import { Button, IconButton } from '../../ui/Button';
import type { TaskActions, TaskListProps } from './taskActions';
import { TaskPriority, TaskState } from './TaskBadges';
import styles from './TaskCards.module.css';
import { TaskCheckbox } from './TaskCheckbox';
import { TaskDueDate, TaskWords } from './TaskWords';
import { urgencyOf } from './urgency';
import { useCompleteTask } from './useCompleteTask';
import { categoryLabel } from './labels';

/** The table's rows as cards, for windows without room for it. */
export function TaskCards({ tasks, nameOf, ...acts }: TaskListProps) {
  return (
    <ul aria-label="Your tasks, what is to do first" className={styles['list']}>
      {tasks.map((task) => (
        <TaskCard key={task.id} task={task} forWhom={nameOf(task.dependantId)} {...acts} />
      ))}
    </ul>
  );
}

interface TaskCardProps extends TaskActions {
  task: TaskResponse;
  forWhom: string | null;
}

function TaskCard({ task, forWhom, onEdit, onDelete, onCompleted }: TaskCardProps) {
  const { complete, completing } = useCompleteTask(task, onCompleted);
  return (
    <li className={[styles['card'], styles[urgencyOf(task)]].join(' ')}>
      <TaskCheckbox task={task} completing={completing} onComplete={complete} />
      <div className={styles['words']}>
        <h2 className={styles['title']}>{task.title}</h2>
        <TaskWords task={task} forWhom={forWhom} />
        <p className={styles['facts']}>
          {categoryLabel(task.category)}
          <span aria-hidden="true">·</span>
          {task.dueDate === null ? (
            <TaskDueDate task={task} />
          ) : (
            <span>
              Due <TaskDueDate task={task} />
            </span>
          )}
        </p>
        <p className={styles['badges']}>
          <TaskState task={task} />
          <TaskPriority priority={task.priority} inFull />
        </p>
      </div>
      <div className={`noPrint ${styles['actions']}`}>
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
        <span className={styles['icons']}>
          <IconButton icon="edit" label={`Edit: ${task.title}`} title="Edit" onClick={() => onEdit(task)} />
          <IconButton
            icon="bin"
            label={`Delete: ${task.title}`}
            title="Delete"
            onClick={() => onDelete(task)}
          />
        </span>
      </div>
    </li>
  );
}
