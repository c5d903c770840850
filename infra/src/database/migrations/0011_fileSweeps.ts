import type { Migration } from './migration';

/** How far the cleanup of orphaned files has come: one row. */
export const fileSweeps: Migration = {
  name: '0011_file_sweeps',
  async up(transaction) {
    await transaction.schema.createTable('file_sweeps', (table) => {
      table.text('name').primary();
      /** The last key that was looked at; null between two walks. Says nothing about anybody. */
      table.text('after').nullable();
      table.timestamp('begun_at').notNullable();
      /** In all walks so far. */
      table.bigInteger('removed').notNullable().defaultTo(0);
    });
  },
};
