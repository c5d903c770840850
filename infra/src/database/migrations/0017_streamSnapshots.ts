import type { Migration } from './migration';

/**
 * What long streams came to at one of their events, sealed under the key of the person whom they are about. Nothing but a
 * shorter way to what the log says: every row may be thrown away at any time.
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
