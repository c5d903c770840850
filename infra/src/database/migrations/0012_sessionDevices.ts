import type { Migration } from './migration';

/**
 * What lets people tell their sessions apart, and end one. `id` cannot be used to sign in. `browser` and `system` are
 * two coarse words, null where they are not known. `authenticated_at` is when the password was last right in it.
 */
export const sessionDevices: Migration = {
  name: '0012_sessionDevices',
  async up(transaction) {
    await transaction.schema.alterTable('sessions', (table) => {
      table.uuid('id').notNullable().unique().defaultTo(transaction.raw('gen_random_uuid()'));
      table.text('browser').nullable();
      table.text('system').nullable();
      table.timestamp('last_used_at').notNullable().defaultTo(transaction.fn.now());
      table.timestamp('authenticated_at').notNullable().defaultTo(transaction.fn.now());
    });
    await transaction('sessions').update({
      last_used_at: transaction.ref('created_at'),
      authenticated_at: transaction.ref('created_at'),
    });
  },
};
