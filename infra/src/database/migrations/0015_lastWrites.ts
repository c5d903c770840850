import type { Migration } from './migration';

/**
 * The log's position after each person's last write, for their queries in any process. It is needed for a few minutes only
 * and is also in the person's cookie. So the table is unlogged: a crash may empty it, and writes do not wait for the disk.
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
