export {
  mostTasks,
  taskDecider,
  taskErrors,
  taskStream,
  type ListedTask,
  type TaskChange,
  type TaskCommand,
  type TaskState,
} from './decider';
export type { OpenTaskStage, TaskDetails, TaskEvent } from './events';
export { taskFields } from './fields';
