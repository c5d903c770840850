import type { Migration } from './migration';

/** Used at the start to verify that the configured keys are those of this database. */
export const keyMarks: Migration = {
  name: '0008_key_marks',
  async up(transaction) {
    await transaction.schema.createTable('key_marks', (table) => {
      table.text('name').primary();
      /** A keyed hash, which does not reveal the key. */
      table.text('mark').notNullable();
    });
  },
};
