import type { WaitingAlertResponse } from '@settlewise/contract/alerts';
import { Button, ButtonLink } from '../../ui/Button';
import { formatLongDate } from '../../ui/dates/formatDate';
import { showToast } from '../../ui/toasts/toastStore';
import { taskProblem, useAddTaskOfAlert } from './taskQueries';

interface AlertTaskProps {
  alert: Pick<WaitingAlertResponse, 'id' | 'title' | 'task'>;
}

/** One press puts what an alert asks for among the tasks, with its day; after that it leads there. */
export function AlertTask({ alert: { id, title, task } }: AlertTaskProps) {
  const add = useAddTaskOfAlert();
  if (task === null) return null;
  if (task.isAdded)
    return (
      <ButtonLink look="plain" to="/dashboard/tasks" aria-label={`In your tasks: ${task.title}`}>
        In your tasks
      </ButtonLink>
    );

  async function press(): Promise<void> {
    if (add.isPending) return;
    try {
      const { title: added, dueDate } = await add.mutateAsync(id);
      showToast('Task added', `${added}${dueDate === null ? '' : `, due on ${formatLongDate(dueDate)}`}.`);
    } catch (error) {
      showToast('Task not added', taskProblem('create', error), 'destructive');
    }
  }

  return (
    <Button
      look="quiet"
      icon="plus"
      busy={add.isPending}
      aria-label={`Add task “${task.title}”: ${title}`}
      onClick={() => void press()}
    >
      Add task
    </Button>
  );
}
