import { defineTable } from '../../runner/table';

export interface CalendarFeedRow {
  readonly user_id: string;
  readonly secret_hash: string;
  readonly opened_at: string;
}

/** One row for each person with a calendar address, by the hash of its secret. */
export const calendarFeedsTable = defineTable<CalendarFeedRow>()({
  key: ['user_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('user_id').primary();
      table.text('secret_hash').notNullable().index();
      table.timestamp('opened_at').notNullable();
    });
  },
});
