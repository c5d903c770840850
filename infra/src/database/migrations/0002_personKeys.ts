import type { Migration } from './migration';

/** The key of each person, wrapped with the master key. A destroyed key keeps its row without the key. */
export const personKeys: Migration = {
  name: '0002_person_keys',
  async up(transaction) {
    await transaction.schema.createTable('person_keys', (table) => {
      table.uuid('user_id').primary();
      table.binary('wrapped_key').nullable();
      table.timestamp('created_at').notNullable().defaultTo(transaction.fn.now());
      table.timestamp('destroyed_at').nullable();
      table.check('(wrapped_key IS NULL) = (destroyed_at IS NOT NULL)', [], 'person_keys_destroyed');
    });
  },
};
