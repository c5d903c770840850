import type { Migration } from './migration';

/**
 * Results that people share by a link, encrypted in their browsers: only the link contains the key. They are not in the
 * log, because they have to be deleted after 30 days. A row stays without its content, so that its link is reported as
 * expired.
 */
export const sharedResults: Migration = {
  name: '0021_sharedResults',
  async up(transaction) {
    await transaction.schema.createTable('shared_results', (table) => {
      table.uuid('id').primary();
      /** Null for a visitor, and after the end. */
      table.uuid('user_id').nullable().index();
      /** SHA-256 of the token with which a visitor revokes it. */
      table.text('revoke_hash').nullable();
      /** Null after the end. */
      table.binary('sealed').nullable();
      table.timestamp('expires_at').notNullable();
    });
    await transaction.raw('CREATE INDEX ON shared_results (expires_at) WHERE sealed IS NOT NULL');
  },
};
