import type { Migration } from './migration';

/**
 * Which head of the log was signed last: one row, none before the first. It stands apart from the heads, so that it shows
 * when they are taken away. With each check of the log: what of it no head had signed yet.
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
