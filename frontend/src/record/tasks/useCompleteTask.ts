import type { TaskResponse } from '@settlewise/contract/tasks';
import { useState } from 'react';
import { taskProblem, useChangeTask } from './taskQueries';
import { showToast } from '../../ui/toasts/toastStore';

/** Completes tasks of a list and says so. @param onCompleted after each, for example to keep the focus in the page */
export function useCompleteTask(onCompleted?: () => void) {
  const { mutateAsync: change } = useChangeTask();
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([]);
  const isCompleting = ({ id }: Pick<TaskResponse, 'id'>) => onTheWay.includes(id);

  async function complete(task: TaskResponse): Promise<void> {
    if (isCompleting(task)) return;
    setOnTheWay((ids) => [...ids, task.id]);
    try {
      await change({ id: task.id, change: { stage: 'completed' } });
      showToast('Task updated', `“${task.title}” is completed.`);
      onCompleted?.();
    } catch (error) {
      showToast('Update failed', taskProblem('update', error), 'destructive');
    } finally {
      setOnTheWay((ids) => ids.filter((id) => id !== task.id));
    }
  }

  return { complete: (task: TaskResponse) => void complete(task), isCompleting };
}
