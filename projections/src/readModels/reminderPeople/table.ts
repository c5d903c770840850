import { defineTable } from '../../runner/table';

export interface ReminderPersonRow {
  readonly user_id: string;
  /** Where in the log their record last changed, as `commit/prepare`. */
  readonly changed: string;
  /** No email is due on mornings before this instant: they had just registered, or had chosen no emails. */
  readonly digests_since: string;
}

/** One row for each account: whether the person's reminders must be computed again. */
export const reminderPeopleTable = defineTable<ReminderPersonRow>()({
  key: ['user_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('user_id').primary();
      table.text('changed').notNullable();
      table.timestamp('digests_since').notNullable();
    });
  },
});
