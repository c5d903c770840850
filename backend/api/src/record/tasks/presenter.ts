import type { TaskResponse } from '@settlewise/contract/tasks';
import type { ListedTask } from '@settlewise/domain/tasks';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { Task } from '@settlewise/casework/record';

/** A task as it is seen at this moment: from the day after its due date on it is overdue, unless it is completed. */
export function presentTask(taskId: string, task: ListedTask, now: Date): TaskResponse {
  const { details, stage, completedAt, addedAt } = task;
  const dueDate = details.dueDate ?? null;
  return {
    id: taskId,
    title: details.title,
    description: details.description ?? null,
    category: details.category,
    stage,
    priority: details.priority,
    dueDate,
    isOverdue: isOverdue({ dueDate, isCompleted: completedAt !== null }, now),
    completedAt,
    dependantId: details.dependantId ?? null,
    createdAt: addedAt,
  };
}

/** The same for a task of the read model. */
export function presentStoredTask(task: Task, now: Date): TaskResponse {
  return {
    id: task.taskId,
    title: task.title,
    description: task.description,
    category: task.category,
    stage: task.stage,
    priority: task.priority,
    dueDate: task.dueDate,
    isOverdue: isOverdue({ dueDate: task.dueDate, isCompleted: task.completedAt !== null }, now),
    completedAt: task.completedAt?.toISOString() ?? null,
    dependantId: task.dependantId,
    createdAt: task.addedAt.toISOString(),
  };
}

interface Due {
  readonly dueDate: string | null;
  readonly isCompleted: boolean;
}

/** Dates as text sort like dates; on the due date itself it is not overdue yet. */
function isOverdue({ dueDate, isCompleted }: Due, now: Date): boolean {
  return !isCompleted && dueDate !== null && dueDate < civilDateInLondon(now);
}
