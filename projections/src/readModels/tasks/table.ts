import { defineTable } from '../../runner/table';

export interface TaskRow {
  readonly task_id: string;
  readonly user_id: string;
  readonly title: string;
  readonly description: string | null;
  readonly category: string;
  readonly stage: string;
  readonly priority: string;
  readonly due_date: string | null;
  readonly dependant_id: number | null;
  readonly added_at: string;
  readonly completed_at: string | null;
  readonly changed_at: string;
}

/** One row a task that is in its owner's list. */
export const tasksTable = defineTable<TaskRow>()({
  key: ['task_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('task_id').primary();
      table.uuid('user_id').notNullable();
      table.text('title').notNullable();
      table.text('description').nullable();
      table.text('category').notNullable();
      table.text('stage').notNullable();
      table.text('priority').notNullable();
      table.date('due_date').nullable();
      table.integer('dependant_id').nullable();
      table.timestamp('added_at').notNullable();
      table.timestamp('completed_at').nullable();
      table.timestamp('changed_at').notNullable();
      // A person's list; what is to do stands together in it, by date, for the few that are due soonest.
      table.index(['user_id', 'completed_at', 'due_date']);
    });
  },
});
