import { civilDate, line, paragraph } from '@settlewise/domain/fields';
import { z } from 'zod';
import { clearable, oneOf } from './fields';
import type { Option } from './options';

export const taskCategoryOptions = [
  { value: 'application', label: 'Application' },
  { value: 'document', label: 'Document' },
  { value: 'appointment', label: 'Appointment' },
  { value: 'reminder', label: 'Reminder' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];
export type TaskCategory = (typeof taskCategoryOptions)[number]['value'];

export const taskStageOptions = [
  { value: 'pending', label: 'Pending' },
  { value: 'in_progress', label: 'In progress' },
  { value: 'completed', label: 'Completed' },
] as const satisfies readonly Option[];
export type TaskStage = (typeof taskStageOptions)[number]['value'];

export const taskPriorityOptions = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
] as const satisfies readonly Option[];
export type TaskPriority = (typeof taskPriorityOptions)[number]['value'];

const required = (message: string) => ({ missing: message, unknown: message });

const title = line('Title must be at least 3 characters')
  .min(3, 'Title must be at least 3 characters')
  .max(200, 'Title can have at most 200 characters');
const description = paragraph('Description must be text').max(
  2_000,
  'Description can have at most 2,000 characters',
);
const category = oneOf(taskCategoryOptions, required('Please select a category'));
const stage = oneOf(taskStageOptions, required('Please select a stage'));
const priority = oneOf(taskPriorityOptions, required('Please select a priority'));
const dueDate = civilDate('Please enter a valid due date');
const noSuchDependant = 'Please choose a dependant of the list';
/** The small number under which a dependant is in the person's record. */
const dependantId = z.int(noSuchDependant).min(1, noSuchDependant).max(1_000_000, noSuchDependant);

/** POST /api/tasks. What is empty or null of the optional fields is not there. */
export const addTaskRequest = z.object({
  title,
  description: clearable(description),
  category,
  stage,
  priority,
  dueDate: clearable(dueDate),
  dependantId: clearable(dependantId),
});
export type AddTaskRequest = z.infer<typeof addTaskRequest>;

/**
 * PATCH /api/tasks/{id}: the fields to change. An empty text or null takes an optional field away. The one stage that a
 * task can be brought to is `completed`; naming the stage that it has changes nothing, any other is a conflict (409).
 */
export const changeTaskRequest = z.object({
  title: title.optional(),
  description: clearable(description),
  category: category.optional(),
  stage: stage.optional(),
  priority: priority.optional(),
  dueDate: clearable(dueDate),
  dependantId: clearable(dependantId),
});
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
  /** Of GET /api/dependants; a dependant who was removed since may still be named. */
  dependantId: z.number().nullable(),
  /** ISO instant. */
  createdAt: z.string(),
});
export type TaskResponse = z.infer<typeof taskResponse>;

/** GET /api/tasks: what is to do first, the soonest due date first and without a date last; then what was completed, latest first. */
export const taskListResponse = z.array(taskResponse);
