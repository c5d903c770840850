import { defineTable } from '../../runner/table';

export interface ReminderPersonRow {
  readonly user_id: string;
  /** The log position of the last change of their record, as `commit/prepare`. */
  readonly changed: string;
  /** No digest is due before this instant, because they had just registered or had turned emails off. */
  readonly digests_since: string;
}

/** One row for each account, for finding people whose reminders must be calculated again. */
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
