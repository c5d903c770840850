import { defineTable } from '../../runner/table';

export interface PersonStreamRow {
  readonly stream: string;
  readonly user_id: string;
}

/** One row for each stream about a person that is not named by the person's id. It stays after the item is removed. */
export const personStreamsTable = defineTable<PersonStreamRow>()({
  key: ['stream'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.text('stream').primary();
      table.uuid('user_id').notNullable();
      table.index(['user_id']);
    });
  },
});
