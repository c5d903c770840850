export { tasksProjection } from './projection';
export { countTasks, listTasks, listUpcomingTasks, type Task, type TaskCounts } from './queries';
