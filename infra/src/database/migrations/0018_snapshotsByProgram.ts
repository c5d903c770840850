import type { Migration } from './migration';

/**
 * API and worker are two programs: a snapshot of one cannot be used by the other, and must not replace the other's.
 * Existing rows are the API's, which was the only one to store any.
 */
export const snapshotsByProgram: Migration = {
  name: '0018_snapshotsByProgram',
  async up(transaction) {
    await transaction.schema.alterTable('stream_snapshots', (table) => {
      table.text('kept_by').notNullable().defaultTo('api');
      table.dropPrimary();
      table.primary(['stream', 'kept_by']);
    });
  },
};
