import type { Overview } from '../useOverview';
import { UpcomingTasks } from '../cards/UpcomingTasks';

/** What is to do next. */
export function TasksPanel({ tasks }: Pick<Overview, 'tasks'>) {
  return <UpcomingTasks tasks={tasks} detailed />;
}
