import type { Migration } from './migration';

/** With it the program verifies at its start that it was given the keys that this database was created with. */
export const keyMarks: Migration = {
  name: '0008_key_marks',
  async up(transaction) {
    await transaction.schema.createTable('key_marks', (table) => {
      table.text('name').primary();
      /** A keyed hash: says nothing of the key. */
      table.text('mark').notNullable();
    });
  },
};
