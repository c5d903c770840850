import type { TaskResponse } from '@settlewise/contract';

/** How a task stands out: green once completed, red while overdue or urgent, amber with a high priority. */
export function urgencyOf(task: TaskResponse): 'within' | 'over' | 'soon' | 'plain' {
  if (task.stage === 'completed') return 'within';
  if (task.isOverdue || task.priority === 'urgent') return 'over';
  return task.priority === 'high' ? 'soon' : 'plain';
}

/** The edge of a task's row or card: its colour only repeats the words beside it. */
export const edgeOf: Readonly<Record<ReturnType<typeof urgencyOf>, string>> = {
  within: 'var(--within)',
  over: 'var(--over)',
  soon: 'var(--soon)',
  plain: 'var(--line)',
};
