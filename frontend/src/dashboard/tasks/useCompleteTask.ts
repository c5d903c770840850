import type { TaskResponse } from '@settlewise/contract';
import { taskProblem, useChangeTask } from '../../api/tasks';
import { showToast } from '../../ui/toasts/toastStore';

/** Completes a task and says so. @param onCompleted after it, for example to keep the focus in the page */
export function useCompleteTask(task: Pick<TaskResponse, 'id' | 'title'>, onCompleted?: () => void) {
  const change = useChangeTask();

  async function complete(): Promise<void> {
    if (change.isPending) return;
    try {
      await change.mutateAsync({ id: task.id, change: { stage: 'completed' } });
      showToast('Task updated', `“${task.title}” is completed.`);
      onCompleted?.();
    } catch (error) {
      showToast('Update failed', taskProblem('update', error), 'destructive');
    }
  }

  return { complete: () => void complete(), completing: change.isPending };
}
