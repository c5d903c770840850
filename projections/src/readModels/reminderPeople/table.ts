import { defineTable } from '../../runner/table';

export interface ReminderPersonRow {
  readonly user_id: string;
  /** Where in the log their record last changed, as `commit/prepare`. */
  readonly changed: string;
  /** Mornings before this instant are none on which they are owed a mail: they had just begun, or asked otherwise. */
  readonly digests_since: string;
}

/** One row a person who has an account: whether what they are to be told has to be worked out anew. */
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
