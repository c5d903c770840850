export { tasksProjection } from './projection';
export { countTasks, listTaskIds, listTasks, listUpcomingTasks, type TaskCounts } from './queries';
