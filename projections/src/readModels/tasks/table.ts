import { taskFields } from '@settlewise/domain/tasks';
import { storedShape } from '@settlewise/domain/fields';
import { addColumns, columnsFor } from '../../collections/columns';
import { defineTable } from '../../runner/table';

interface TaskRow extends Readonly<Record<string, unknown>> {
  readonly task_id: string;
  readonly user_id: string;
  readonly stage: string;
  readonly added_at: string;
  readonly completed_at: string | null;
  readonly changed_at: string;
}

/** The fields of a task in the events. */
export const taskColumns = columnsFor(storedShape(taskFields));

/** One row for each task in its owner's list. */
export const tasksTable = defineTable<TaskRow>()({
  key: ['task_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('task_id').primary();
      table.uuid('user_id').notNullable();
      addColumns(table, taskColumns);
      table.text('stage').notNullable();
      table.timestamp('added_at').notNullable();
      table.timestamp('completed_at').nullable();
      table.timestamp('changed_at').notNullable();
      // A person's list. Open tasks are stored together by date, for reading the few that are due soonest.
      table.index(['user_id', 'completed_at', 'due_date']);
    });
  },
});
