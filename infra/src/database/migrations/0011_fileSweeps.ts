import type { Migration } from './migration';

/** Progress of the cleanup of orphaned files: one row. */
export const fileSweeps: Migration = {
  name: '0011_file_sweeps',
  async up(transaction) {
    await transaction.schema.createTable('file_sweeps', (table) => {
      table.text('name').primary();
      /** The last checked key; null between two walks. Contains no personal data. */
      table.text('after').nullable();
      table.timestamp('begun_at').notNullable();
      /** Total of all walks. */
      table.bigInteger('removed').notNullable().defaultTo(0);
    });
  },
};
