import type { Migration } from './migration';

/**
 * Separates the snapshots of the API and the worker, which cannot use each other's. Existing rows belong to the API, which
 * was the only one to store any.
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
