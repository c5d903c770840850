import type { TaskResponse } from '@settlewise/contract';
import { useState } from 'react';
import { taskProblem, useDeleteTask } from '../../api/tasks';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { showToast } from '../../ui/toasts/toastStore';

interface DeleteTaskDialogProps {
  task: TaskResponse;
  onClose: () => void;
  /** After the dialog of a deleted task has gone. */
  onDeleted: () => void;
}

/** Asks before a task is deleted. */
export function DeleteTaskDialog({ task, onClose, onDeleted }: DeleteTaskDialogProps) {
  const deletion = useDeleteTask();
  const [problem, setProblem] = useState<string | null>(null);

  async function remove(): Promise<void> {
    setProblem(null);
    try {
      await deletion.mutateAsync(task.id);
      showToast('Task deleted', `“${task.title}” is no longer in your list.`);
      onClose();
      // The dialog gives the focus back when it goes; what comes after that stays.
      setTimeout(onDeleted);
    } catch (error) {
      const message = taskProblem('delete', error);
      showToast('Deletion failed', message, 'destructive');
      setProblem(message);
    }
  }

  return (
    <ConfirmDialog
      open
      title="Delete task"
      act="Delete task"
      busyAct="Deleting…"
      busy={deletion.isPending}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>Are you sure you want to delete this task?</p>
      <p>
        <strong>{task.title}</strong>
      </p>
    </ConfirmDialog>
  );
}
