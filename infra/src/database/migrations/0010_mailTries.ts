import type { Migration } from './migration';

/** The delivery of each mail of the last months, without its text and with a masked address. */
export const mailTries: Migration = {
  name: '0010_mail_tries',
  async up(transaction) {
    await transaction.schema.createTable('mail_tries', (table) => {
      table.text('id').primary();
      table.text('kind').notNullable();
      table.uuid('user_id').notNullable();
      table.text('masked_address').notNullable();
      table.text('state').notNullable();
      table.integer('tries').notNullable().defaultTo(1);
      table.timestamp('first_tried_at').notNullable();
      table.timestamp('last_tried_at').notNullable();
      table.text('reason').nullable();
      table.check(`state IN ('sent', 'failed')`, [], 'mail_tries_state');
      table.index(['last_tried_at', 'id']);
      table.index(['state', 'last_tried_at', 'id']);
      table.index(['kind', 'last_tried_at', 'id']);
      table.index(['user_id', 'last_tried_at', 'id']);
    });
  },
};
