import { randomUUID } from 'node:crypto';
import type { AddTaskRequest, ChangeTaskRequest, TaskResponse } from '@settlewise/contract/tasks';
import { requireOwnItem } from '@settlewise/domain/collections';
import {
  type TaskCommand,
  taskDecider,
  taskFields,
  taskErrors,
  type TaskState,
  taskStream,
} from '@settlewise/domain/tasks';
import { wholeItem } from '@settlewise/domain/fields';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { App } from '../../app';
import type { Written } from '../../record/written';
import { presentTask } from '../../record/tasks/presenter';

/** What a person can do with their tasks. An id is null when this program never creates such ids. */
export interface TaskCommands {
  readonly add: (request: AddTaskRequest, context: CommandContext) => Promise<Written<TaskResponse>>;
  readonly change: (
    taskId: string | null,
    change: ChangeTaskRequest,
    context: CommandContext,
  ) => Promise<Written<TaskResponse>>;
  readonly remove: (taskId: string | null, context: CommandContext) => Promise<Written<null>>;
}

export function createTaskCommands({
  commands,
  derivedIdentifier,
  quotas,
}: Pick<App, 'commands' | 'derivedIdentifier' | 'quotas'>): TaskCommands {
  const handle = (command: TaskCommand, context: CommandContext) =>
    commands.handle(taskDecider, taskStream(command.taskId), command, context);
  /** Whether the task exists or existed before. */
  const hasTask = async (taskId: string) =>
    (await commands.load(taskDecider, taskStream(taskId))).state !== null;

  return {
    async add({ stage, ...request }, context) {
      const { userId, idempotencyKey, now } = context;
      const taskId =
        idempotencyKey === undefined ? randomUUID() : derivedIdentifier('task', userId, idempotencyKey);
      const task = wholeItem(taskFields, request);
      const isRepeat = idempotencyKey !== undefined && (await hasTask(taskId));
      if (!isRepeat) await quotas.tasks.take(taskId, context);
      const { events, position } = await handle(
        { type: 'AddTask', taskId, userId, task, stage, now: now.toISOString() },
        // The time is left out, because a repeat comes at a different time.
        { ...context, requestFingerprint: JSON.stringify(['add', task, stage]) },
      );
      // The task as added, even if this is a repeated request and the task has been changed since.
      const added = events.reduce<TaskState>(
        (state, event) => taskDecider.evolve(state, event),
        taskDecider.initialState,
      );
      return { answer: presentTask(taskId, requireOwnItem(added, userId, taskErrors), now), position };
    },

    async change(taskId, change, context) {
      if (taskId === null) throw taskErrors.notFound();
      const { userId, now } = context;
      const { state, position } = await handle(
        { type: 'ChangeTask', taskId, userId, change, now: now.toISOString() },
        { ...context, requestFingerprint: JSON.stringify(['change', taskId, change]) },
      );
      return { answer: presentTask(taskId, requireOwnItem(state, userId, taskErrors), now), position };
    },

    async remove(taskId, context) {
      if (taskId === null) throw taskErrors.notFound();
      const { position } = await handle({ type: 'RemoveTask', taskId, userId: context.userId }, context);
      await quotas.tasks.release(taskId, context);
      return { answer: null, position };
    },
  };
}
