import { changed, sameItem, type ChangeOf } from '../fields';
import { DomainError } from '../kernel/domainError';
import type { CommandOf, Decider } from '../kernel/decider';
import { taskFields } from './fields';
import type { OpenTaskStage, TaskDetails, TaskEvent } from './events';

type TaskStage = OpenTaskStage | 'completed';

/** Fields to change; left out, or undefined, they stay as they are, and null takes one away. */
export type TaskChange = ChangeOf<typeof taskFields> & {
  /** `completed`, or the stage that the task has already. */
  readonly stage?: TaskStage | undefined;
};

interface OwnTask {
  readonly taskId: string;
  /** Whose command it is: only the owner finds the task. */
  readonly userId: string;
}

interface AtMoment {
  /** ISO 8601 instant in UTC at which the command was given. */
  readonly now: string;
}

export type TaskCommand =
  | CommandOf<'AddTask', OwnTask & AtMoment & { readonly task: TaskDetails; readonly stage: TaskStage }>
  | CommandOf<'ChangeTask', OwnTask & AtMoment & { readonly change: TaskChange }>
  | CommandOf<'RemoveTask', OwnTask>
  /** Makes sure that a task which was never added can no longer be added, because its slot in the list is released. */
  | CommandOf<'GiveUpTask', OwnTask>;

/** A task that is in its owner's list. */
export interface ListedTask {
  readonly userId: string;
  readonly details: TaskDetails;
  readonly stage: TaskStage;
  /** ISO 8601 instant in UTC. */
  readonly addedAt: string;
  /** ISO 8601 instant in UTC; null as long as the stage is another. */
  readonly completedAt: string | null;
}

/** Null before the task was added, `removed` for ever after the removal. */
export type TaskState = ListedTask | 'removed' | null;

/** As many as one person can keep, completed ones included. */
export const mostTasks = 2_000;

export const taskStream = (taskId: string) => `task-${taskId}`;

export const taskDecider: Decider<TaskCommand, TaskState, TaskEvent> = {
  initialState: null,

  decide(command, state) {
    const { taskId } = command;
    switch (command.type) {
      case 'AddTask': {
        const { userId, task, stage, now } = command;
        if (state !== null) throw alreadyThere();
        const open = stage === 'completed' ? 'pending' : stage;
        return [
          { type: 'TaskAdded', data: { taskId, userId, ...task, stage: open, addedAt: now } },
          ...completion(taskId, open, stage, now),
        ];
      }
      case 'ChangeTask': {
        const { userId, change, now } = command;
        const before = listed(state, userId);
        const details = changed(taskFields, before.details, change);
        return [
          ...(sameItem(taskFields, before.details, details)
            ? []
            : [{ type: 'TaskChanged', data: { taskId, ...details } } as const]),
          ...completion(taskId, before.stage, change.stage ?? before.stage, now),
        ];
      }
      case 'RemoveTask': {
        listed(state, command.userId);
        return [{ type: 'TaskRemoved', data: { taskId } }];
      }
      case 'GiveUpTask':
        return state === null ? [{ type: 'TaskRemoved', data: { taskId } }] : [];
    }
  },

  evolve(state, event) {
    if (event.type === 'TaskAdded') {
      const { taskId: _taskId, userId, stage, addedAt, ...details } = event.data;
      return { userId, details, stage, addedAt, completedAt: null };
    }
    if (event.type === 'TaskRemoved') return 'removed';
    if (state === null || state === 'removed') return state;
    if (event.type === 'TaskCompleted') {
      return { ...state, stage: 'completed', completedAt: event.data.completedAt };
    }
    const { taskId: _taskId, ...details } = event.data;
    return { ...state, details };
  },
};

/** A task can only move to completed, and not back. */
function completion(taskId: string, from: TaskStage, to: TaskStage, now: string): readonly TaskEvent[] {
  if (from === to) return [];
  if (from === 'completed') throw cannotBeReopened();
  if (to !== 'completed') throw canOnlyBeCompleted();
  return [{ type: 'TaskCompleted', data: { taskId, completedAt: now } }];
}

function listed(state: TaskState, userId: string): ListedTask {
  if (state === null || state === 'removed' || state.userId !== userId) throw taskNotFound();
  return state;
}

/** One answer for a task that is not there, was removed, or is somebody else's. */
export function taskNotFound(): DomainError {
  return new DomainError('notFound', 'task_not_found', 'This task is not in your list.');
}

function alreadyThere(): DomainError {
  return new DomainError('conflict', 'task_exists', 'This task is already in your list.');
}

function cannotBeReopened(): DomainError {
  return new DomainError(
    'conflict',
    'task_completed',
    'This task is completed and cannot be opened again. You can add a new one.',
    'stage',
  );
}

function canOnlyBeCompleted(): DomainError {
  return new DomainError(
    'conflict',
    'task_stage_fixed',
    'The stage of a task can only be changed to completed.',
    'stage',
  );
}
