import type { TaskResponse } from '@settlewise/contract/tasks';

/** The edge of a task, whose colour only repeats words: green once completed, red while overdue or urgent, amber with a high priority. */
export function edgeOf({ stage, isOverdue, priority }: TaskResponse): string | undefined {
  if (stage === 'completed') return 'var(--within)';
  if (isOverdue || priority === 'urgent') return 'var(--over)';
  return priority === 'high' ? 'var(--soon)' : undefined;
}
