import type { TaskResponse } from '@settlewise/contract';

/** How a task stands out: green once completed, red while overdue or urgent, amber with a high priority. */
export function urgencyOf(task: TaskResponse): 'within' | 'over' | 'soon' | 'plain' {
  if (task.stage === 'completed') return 'within';
  if (task.isOverdue || task.priority === 'urgent') return 'over';
  return task.priority === 'high' ? 'soon' : 'plain';
}
