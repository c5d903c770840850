import type { Migration } from './migration';

/**
 * Snapshots of long streams, encrypted with the key of their person. They only make reads faster: every row may be deleted
 * at any time.
 */
export const streamSnapshots: Migration = {
  name: '0017_streamSnapshots',
  async up(transaction) {
    await transaction.schema.createTable('stream_snapshots', (table) => {
      table.text('stream').primary();
      table.uuid('user_id').notNullable().index();
      table.text('made_by').notNullable();
      table.bigint('revision').notNullable();
      table.binary('nonce').notNullable();
      table.binary('ciphertext').notNullable();
      table.timestamp('kept_at').notNullable();
    });
  },
};
