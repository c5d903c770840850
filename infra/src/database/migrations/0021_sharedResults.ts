import type { Migration } from './migration';

/**
 * Results that people share by a link, sealed in their browsers: the key stands in the link alone. Not in the log, which
 * forgets nothing: what is shared has to be gone after 30 days. A row stays without its content, so that its link is
 * answered as one that has ended.
 */
export const sharedResults: Migration = {
  name: '0021_sharedResults',
  async up(transaction) {
    await transaction.schema.createTable('shared_results', (table) => {
      table.uuid('id').primary();
      /** Null for a visitor’s, and for all once they have ended. */
      table.uuid('user_id').nullable().index();
      /** SHA-256 of what a visitor revokes it with. */
      table.text('revoke_hash').nullable();
      /** Null once it has ended. */
      table.binary('sealed').nullable();
      table.timestamp('expires_at').notNullable();
    });
    await transaction.raw('CREATE INDEX ON shared_results (expires_at) WHERE sealed IS NOT NULL');
  },
};
