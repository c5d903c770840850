import { changeShape, typedShape } from '@settlewise/domain/fields';
import {
  taskFormFields,
  type taskCategoryOptions,
  type taskPriorityOptions,
  type taskStageOptions,
} from '@settlewise/domain/record';
import { z } from 'zod';

export {
  taskCategoryOptions,
  taskFormFields,
  taskPriorityOptions,
  taskStageOptions,
} from '@settlewise/domain/record';

export type TaskCategory = (typeof taskCategoryOptions)[number]['value'];
export type TaskStage = (typeof taskStageOptions)[number]['value'];
export type TaskPriority = (typeof taskPriorityOptions)[number]['value'];

/** POST /api/tasks. What is empty or null of the optional fields is not there. */
export const addTaskRequest = z.object(typedShape(taskFormFields));
export type AddTaskRequest = z.infer<typeof addTaskRequest>;

/**
 * PATCH /api/tasks/{id}: the fields to change. An empty text or null takes an optional field away. The one stage that a
 * task can be brought to is `completed`; naming the stage that it has changes nothing, any other is a conflict (409).
 */
export const changeTaskRequest = z.object(changeShape(taskFormFields));
export type ChangeTaskRequest = z.infer<typeof changeTaskRequest>;

/** One task. Its choices are texts: an older record may hold one that is not offered any more. */
export const taskResponse = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  category: z.string(),
  stage: z.string(),
  priority: z.string(),
  /** `yyyy-MM-dd` */
  dueDate: z.string().nullable(),
  /** Not completed, and the day after `dueDate` has begun in London. */
  isOverdue: z.boolean(),
  /** ISO instant; null as long as the task is not completed. */
  completedAt: z.string().nullable(),
  /** A dependant's id from GET /api/dependants. The dependant may have been removed since. */
  dependantId: z.number().nullable(),
  /** ISO instant. */
  createdAt: z.string(),
});
export type TaskResponse = z.infer<typeof taskResponse>;

/** GET /api/tasks: what is to do first, the soonest due date first and without a date last; then what was completed, latest first. */
export const taskListResponse = z.array(taskResponse);
