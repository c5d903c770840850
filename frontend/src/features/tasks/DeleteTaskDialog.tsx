import type { TaskResponse } from '@settlewise/contract';
import { taskProblem, useDeleteTask } from '../../record/tasks/taskQueries';
import { RemoveDialog } from '../../ui/dialog/RemoveDialog';

interface DeleteTaskDialogProps {
  task: TaskResponse;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a task is deleted. */
export function DeleteTaskDialog({ task, ...events }: DeleteTaskDialogProps) {
  const deletion = useDeleteTask();
  return (
    <RemoveDialog
      title="Delete task"
      act="Delete task"
      busyAct="Deleting…"
      busy={deletion.isPending}
      remove={() => deletion.mutateAsync(task.id)}
      done={{ title: 'Task deleted', text: `“${task.title}” is no longer in your list.` }}
      failed={{ title: 'Deletion failed' }}
      problemOf={(error) => taskProblem('delete', error)}
      {...events}
    >
      <p>Are you sure you want to delete this task?</p>
      <p>
        <strong>{task.title}</strong>
      </p>
    </RemoveDialog>
  );
}
