import type { TaskResponse } from '@settlewise/contract';
import { IconButton } from '../../ui/Button';
import type { TaskActions, TaskListProps } from './taskActions';
import { TaskPriority, TaskState } from './TaskBadges';
import { TaskCheckbox } from './TaskCheckbox';
import styles from './TaskTable.module.css';
import { TaskDueDate, TaskWords } from './TaskWords';
import { urgencyOf } from './urgency';
import { useCompleteTask } from './useCompleteTask';
import { categoryLabel } from './labels';

/** The tasks as rows, where the window has room. */
export function TaskTable({ tasks, nameOf, ...acts }: TaskListProps) {
  return (
    <div className={styles['frame']}>
      <table className={styles['table']}>
        <caption className="visuallyHidden">Your tasks, what is to do first</caption>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Task</th>
            <th scope="col">Category</th>
            <th scope="col">Due Date</th>
            <th scope="col">Priority</th>
            <th scope="col" className={`noPrint ${styles['actions']}`}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} forWhom={nameOf(task.dependantId)} {...acts} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TaskRowProps extends TaskActions {
  task: TaskResponse;
  forWhom: string | null;
}

function TaskRow({ task, forWhom, onEdit, onDelete, onCompleted }: TaskRowProps) {
  const { complete, completing } = useCompleteTask(task, onCompleted);
  return (
    <tr className={styles[urgencyOf(task)]}>
      <td>
        <span className={styles['status']}>
          <TaskCheckbox task={task} completing={completing} onComplete={complete} />
          <TaskState task={task} />
        </span>
      </td>
      <th scope="row" className={styles['task']}>
        <span className={styles['title']}>{task.title}</span>
        <TaskWords task={task} forWhom={forWhom} />
      </th>
      <td>{categoryLabel(task.category)}</td>
      <td>
        <TaskDueDate task={task} />
      </td>
      <td>
        <TaskPriority priority={task.priority} />
      </td>
      <td className={`noPrint ${styles['actions']}`}>
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
      </td>
    </tr>
  );
}
