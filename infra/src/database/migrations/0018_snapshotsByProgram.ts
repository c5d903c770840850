import type { Migration } from './migration';

/**
 * API and worker are two programs: what the one has kept is of no use to the other, and must not take its place. A row of
 * before is the API's, which alone kept any.
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
