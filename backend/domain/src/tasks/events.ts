import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant, recordedDate } from '../kernel/values';

const choice = z.string().min(1).max(50);

const details = z.strictObject({
  title: z.string().min(1).max(200),
  description: z.string().min(1).max(2_000).optional(),
  category: choice,
  priority: choice,
  dueDate: recordedDate.optional(),
  /** The number of a dependant in the person's own record. */
  dependantId: z.int().positive().optional(),
});

/** What events hold of what a person says about a task. */
export const taskFields = details.shape;

const openStage = z.enum(['pending', 'in_progress']);

export const taskAdded = defineEvent(
  'TaskAdded',
  z.strictObject({
    taskId: identifier,
    userId: identifier,
    ...details.shape,
    stage: openStage,
    addedAt: instant,
  }),
);
/** Carries the whole task as it now is, so that each event can be read on its own. */
export const taskChanged = defineEvent(
  'TaskChanged',
  z.strictObject({ taskId: identifier, ...details.shape }),
);
export const taskCompleted = defineEvent(
  'TaskCompleted',
  z.strictObject({ taskId: identifier, completedAt: instant }),
);
export const taskRemoved = defineEvent('TaskRemoved', z.strictObject({ taskId: identifier }));

export const taskEvents = [taskAdded, taskChanged, taskCompleted, taskRemoved] as const;
export type TaskEvent = EventOf<(typeof taskEvents)[number]>;

/** What a person says about a task, but for how far it is. */
export type TaskDetails = Readonly<z.infer<typeof details>>;
/** How far a task is that is still to do. */
export type OpenTaskStage = z.infer<typeof openStage>;
