export { tasksProjection } from './projection';
export { countTasks, listTaskIds, listTasks, listUpcomingTasks, type Task, type TaskCounts } from './queries';
