import type { TaskResponse } from '@settlewise/contract/tasks';
import { DomainError } from '@settlewise/domain/kernel';
import { notificationNotFound } from '@settlewise/domain/notifications';
import {
  type ListedTask,
  taskDecider,
  type TaskDetails,
  type TaskState,
  taskStream,
} from '@settlewise/domain/tasks';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { findNotification, listTasks, readPersonRecord } from '@settlewise/projections';
import { alertTaskId, samePurpose, taskOfAlert } from '@settlewise/casework/alerts';
import type { App } from '../../app';
import { presentStoredTask, presentTask } from '../../record/tasks/presenter';
import type { Written } from '../../record/written';

type Added = Omit<Written<TaskResponse>, 'position'> & {
  /** Null if nothing was written. */
  readonly position: Written<TaskResponse>['position'] | null;
};

/** How often a person can remove the task of one alert and ask for it again. */
const maxRounds = 100;

/**
 * Adds the task of an alert, or returns the task that exists for it. The read models must be up to date.
 * @throws DomainError if the alert is not the person’s, or has no task
 */
export async function addForAlert(
  {
    database,
    commands,
    derivedIdentifier,
    quotas,
  }: Pick<App, 'database' | 'commands' | 'derivedIdentifier' | 'quotas'>,
  notificationId: string | null,
  context: CommandContext,
): Promise<Added> {
  const { userId, now } = context;
  const alert = notificationId === null ? null : await findNotification(database, userId, notificationId);
  if (alert === null) throw notificationNotFound();
  const today = civilDateInLondon(now);
  const { documents } = await readPersonRecord(database, userId, ['documents']);
  const task = taskOfAlert(alert, documents, today);
  if (task === null || alert.withdrawnAt !== null) throw alertHasNoTask();
  const existing = samePurpose(await listTasks(database, userId), task);
  if (existing !== null) return { answer: presentStoredTask(existing, now), position: null };

  for (let round = 0; round < maxRounds; round += 1) {
    const taskId = alertTaskId(derivedIdentifier, userId, alert, round);
    const { state } = await commands.load(taskDecider, taskStream(taskId));
    if (state === 'removed') continue;
    if (state !== null) return { answer: presentTask(taskId, state, now), position: null };
    await quotas.tasks.take(taskId, context);
    return add(taskId, task);
  }
  throw alertHasNoTask();

  async function add(taskId: string, details: TaskDetails): Promise<Added> {
    const command = {
      type: 'AddTask',
      taskId,
      userId,
      task: details,
      stage: 'pending',
      now: now.toISOString(),
    } as const;
    try {
      const { state, position } = await commands.handle(taskDecider, taskStream(taskId), command, {
        ...context,
        requestFingerprint: JSON.stringify(['task of an alert', notificationId]),
      });
      return { answer: presentTask(taskId, requireAdded(state), now), position };
    } catch (error) {
      // Another request added it first.
      if (!(error instanceof DomainError) || error.code !== 'task_exists') throw error;
      const { state } = await commands.load(taskDecider, taskStream(taskId));
      return { answer: presentTask(taskId, requireAdded(state), now), position: null };
    }
  }
}

function requireAdded(state: TaskState): ListedTask {
  if (state === null || state === 'removed') throw alertHasNoTask();
  return state;
}

const alertHasNoTask = () =>
  new DomainError('conflict', 'no_task_of_alert', 'There is nothing to put among your tasks for this alert.');
