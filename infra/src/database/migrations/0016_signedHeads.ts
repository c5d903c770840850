import type { Migration } from './migration';

/**
 * Which tree head of the log was signed last: one row, none before the first. It stands apart from the tree heads, so that it shows
 * when they are taken away. With each check of the log: which part of it no tree head covered yet.
 */
export const signedHeads: Migration = {
  name: '0016_signedHeads',
  async up(transaction) {
    await transaction.schema.createTable('last_signed_head', (table) => {
      table.boolean('only_row').primary().defaultTo(true).checkIn(['true']);
      table.bigInteger('sequence').notNullable();
    });
    await transaction.schema.alterTable('proof_checks', (table) => {
      table.bigInteger('unsigned_events').nullable();
      table.timestamp('unsigned_since').nullable();
    });
  },
};
