import type { Migration } from './migration';

/** Sign-in sessions by the hash of their secret, so that the table alone opens no session. */
export const sessions: Migration = {
  name: '0003_sessions',
  async up(transaction) {
    await transaction.schema.createTable('sessions', (table) => {
      table.binary('id_hash').primary();
      table.uuid('user_id').nullable().index();
      table.jsonb('data').notNullable();
      table.timestamp('created_at').notNullable().defaultTo(transaction.fn.now());
      table.timestamp('expires_at').notNullable().index();
    });
  },
};
