import type { TaskResponse } from '@settlewise/contract/tasks';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { Task } from '@settlewise/casework/record';

interface Presentable {
  readonly details: Pick<TaskResponse, 'title' | 'category' | 'priority'> & {
    readonly [Field in 'description' | 'dueDate']?: string | null | undefined;
  } & { readonly dependantId?: number | null | undefined };
  readonly stage: string;
  /** ISO instants. */
  readonly addedAt: string;
  readonly completedAt: string | null;
}

/** Presents a task. It is overdue from the day after its due date, unless it is completed. */
export function presentTask(taskId: string, task: Presentable, now: Date): TaskResponse {
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

/** Presents a task from the read model. */
export function presentStoredTask(task: Task, now: Date): TaskResponse {
  const { taskId, stage, completedAt, addedAt } = task;
  return presentTask(
    taskId,
    { details: task, stage, completedAt: completedAt?.toISOString() ?? null, addedAt: addedAt.toISOString() },
    now,
  );
}

interface Due {
  readonly dueDate: string | null;
  readonly isCompleted: boolean;
}

/** Compares dates as texts, which sort like dates. On its due date, a task is not overdue. */
function isOverdue({ dueDate, isCompleted }: Due, now: Date): boolean {
  return !isCompleted && dueDate !== null && dueDate < civilDateInLondon(now);
}
