import type { Migration } from './migration';

/**
 * Where the log stood after what a person wrote last, for their queries at whichever process. Good for some minutes, and
 * known to the person's cookie as well: so a crash may empty it, and no write waits for it to be on disk.
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
