import type { Migration } from './migration';

/**
 * The log's position after each person's last write, for their queries in any process. It matters for some minutes only
 * and is in the person's cookie too, so the table is unlogged: a crash may empty it, and writes need not wait for the
 * disk.
 */
export const lastWrites: Migration = {
  name: '0015_lastWrites',
  async up(transaction) {
    await transaction.raw(`
      CREATE UNLOGGED TABLE last_writes (
        user_id uuid PRIMARY KEY,
        commit_position bigint NOT NULL,
        prepare_position bigint NOT NULL,
        written_at timestamptz NOT NULL
      )`);
  },
};
