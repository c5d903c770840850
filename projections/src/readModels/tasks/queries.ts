import type { Knex } from 'knex';
import type { Task } from '@settlewise/casework/record';
import { selected } from '../../collections/columns';
import { taskColumns } from './table';

/* * The tasks of a person: open tasks first, the soonest due date first and those without a date last; then completed ones,
 * the latest first. @param userId a UUID
 */
export async function listTasks(database: Knex, userId: string): Promise<readonly Task[]> {
  return database('tasks')
    .where({ user_id: userId })
    .orderByRaw('completed_at DESC NULLS FIRST, due_date ASC NULLS LAST, added_at, task_id')
    .select<Task[]>(...columns(database));
}

/** The ids of a person's tasks. @param userId a UUID */
export async function listTaskIds(database: Knex, userId: string): Promise<readonly string[]> {
  return database('tasks').where({ user_id: userId }).pluck<string[]>('task_id');
}

/** The next open tasks of a person, in the order of the list. @param userId a UUID @param limit as many as this */
export async function listUpcomingTasks(
  database: Knex,
  userId: string,
  limit: number,
): Promise<readonly Task[]> {
  return database('tasks')
    .where({ user_id: userId })
    .whereNull('completed_at')
    .orderByRaw('due_date ASC NULLS LAST, added_at, task_id')
    .limit(limit)
    .select<Task[]>(...columns(database));
}

export interface TaskCounts {
  /** Not completed, overdue ones included. */
  readonly pending: number;
  /** Not completed, and due before the given day. */
  readonly overdue: number;
  readonly completed: number;
}

/** How many tasks a person has. @param userId a UUID @param today `yyyy-MM-dd` in London */
export async function countTasks(database: Knex, userId: string, today: string): Promise<TaskCounts> {
  const counts = await database('tasks')
    .where({ user_id: userId })
    .first<TaskCounts | undefined>(
      database.raw(
        `count(*) FILTER (WHERE completed_at IS NULL)::integer AS pending,
         count(*) FILTER (WHERE completed_at IS NULL AND due_date < ?::date)::integer AS overdue,
         count(*) FILTER (WHERE completed_at IS NOT NULL)::integer AS completed`,
        [today],
      ),
    );
  return counts ?? { pending: 0, overdue: 0, completed: 0 };
}

const columns = (database: Knex) =>
  [
    {
      taskId: 'task_id',
      userId: 'user_id',
      stage: 'stage',
      addedAt: 'added_at',
      completedAt: 'completed_at',
      changedAt: 'changed_at',
    },
    ...selected(database, taskColumns),
  ] as const;
