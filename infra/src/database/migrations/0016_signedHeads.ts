import type { Migration } from './migration';

/**
 * The last signed tree head of the log: one row, none before the first. It is separate from the tree heads, so that their
 * deletion is detected. Checks of the log also get the part that no tree head covers yet.
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
