import { z } from 'zod';
import { storedShape, type ItemOf } from '../fields';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';
import { taskFields } from './fields';

const details = storedShape(taskFields);

const openStage = z.enum(['pending', 'in_progress']);

export const taskAdded = defineEvent(
  'TaskAdded',
  z.strictObject({ taskId: identifier, userId: identifier, ...details, stage: openStage, addedAt: instant }),
);
/** Holds the whole task after the change, so that each event can be read alone. */
export const taskChanged = defineEvent('TaskChanged', z.strictObject({ taskId: identifier, ...details }));
export const taskCompleted = defineEvent(
  'TaskCompleted',
  z.strictObject({ taskId: identifier, completedAt: instant }),
);
export const taskRemoved = defineEvent('TaskRemoved', z.strictObject({ taskId: identifier }));

export const taskEvents = [taskAdded, taskChanged, taskCompleted, taskRemoved] as const;
export type TaskEvent = EventOf<(typeof taskEvents)[number]>;

/** The details of a task, without its stage. */
export type TaskDetails = ItemOf<typeof taskFields>;
/** The stage of an uncompleted task. */
export type OpenTaskStage = z.infer<typeof openStage>;
