import type { Migration } from './migration';

/**
 * Lets people distinguish their sessions and end one. `id` cannot be used to sign in. `browser` and `system` are coarse
 * names, null if unknown. `authenticated_at` is the last time that the correct password was given.
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
