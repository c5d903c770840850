import { requireOwnItem, type StreamItem } from '../collections/ownStream';
import { changed, sameItem, type ChangeOf } from '../fields';
import { DomainError } from '../kernel/domainError';
import type { CommandOf, Decider } from '../kernel/decider';
import { taskFields } from './fields';
import type { OpenTaskStage, TaskDetails, TaskEvent } from './events';

type TaskStage = OpenTaskStage | 'completed';

/** Missing or undefined fields do not change; null clears a field. */
export type TaskChange = ChangeOf<typeof taskFields> & {
  /** `completed`, or the current stage of the task. */
  readonly stage?: TaskStage | undefined;
};

interface OwnTask {
  readonly taskId: string;
  /** The person who sends the command. Only the owner finds the task. */
  readonly userId: string;
}

interface Timed {
  /** The time of the command, an ISO 8601 instant in UTC. */
  readonly now: string;
}

export type TaskCommand =
  | CommandOf<'AddTask', OwnTask & Timed & { readonly task: TaskDetails; readonly stage: TaskStage }>
  | CommandOf<'ChangeTask', OwnTask & Timed & { readonly change: TaskChange }>
  | CommandOf<'RemoveTask', OwnTask>
  /** Prevents a task that was never added from being added later, because its slot in the list is released. */
  | CommandOf<'GiveUpTask', OwnTask>;

/** A task in its owner's list. */
export interface ListedTask {
  readonly userId: string;
  readonly details: TaskDetails;
  readonly stage: TaskStage;
  /** ISO 8601 instant in UTC. */
  readonly addedAt: string;
  /** ISO 8601 instant in UTC; null if it is not completed. */
  readonly completedAt: string | null;
}

export type TaskState = StreamItem<ListedTask>;

/** The most tasks of one person, including completed ones. */
export const mostTasks = 2_000;

export const taskStream = (taskId: string) => `task-${taskId}`;

export const taskErrors = {
  notFound: () => new DomainError('notFound', 'task_not_found', 'This task is not in your list.'),
  exists: () => new DomainError('conflict', 'task_exists', 'This task is already in your list.'),
};

export const taskDecider: Decider<TaskCommand, TaskState, TaskEvent> = {
  initialState: null,

  decide(command, state) {
    const { taskId } = command;
    switch (command.type) {
      case 'AddTask': {
        const { userId, task, stage, now } = command;
        if (state !== null) throw taskErrors.exists();
        const open = stage === 'completed' ? 'pending' : stage;
        return [
          { type: 'TaskAdded', data: { taskId, userId, ...task, stage: open, addedAt: now } },
          ...completeIfAsked(taskId, open, stage, now),
        ];
      }
      case 'ChangeTask': {
        const { userId, change, now } = command;
        const before = requireOwnItem(state, userId, taskErrors);
        const details = changed(taskFields, before.details, change);
        return [
          ...(sameItem(taskFields, before.details, details)
            ? []
            : [{ type: 'TaskChanged', data: { taskId, ...details } } as const]),
          ...completeIfAsked(taskId, before.stage, change.stage ?? before.stage, now),
        ];
      }
      case 'RemoveTask': {
        requireOwnItem(state, command.userId, taskErrors);
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

/** The event of a change of stage. A task can only change to completed, and not back. */
function completeIfAsked(taskId: string, from: TaskStage, to: TaskStage, now: string): readonly TaskEvent[] {
  if (from === to) return [];
  if (from === 'completed') throw cannotBeReopened();
  if (to !== 'completed') throw canOnlyBeCompleted();
  return [{ type: 'TaskCompleted', data: { taskId, completedAt: now } }];
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
