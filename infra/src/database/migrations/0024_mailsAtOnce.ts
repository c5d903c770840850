import type { Migration } from './migration';

/** When an email about a deadline is due. Null if none is. */
export const mailsAtOnce: Migration = {
  name: '0024_mailsAtOnce',
  async up(transaction) {
    await transaction.schema.alterTable('reminder_plans', (table) => {
      table.timestamp('mail_at').nullable().index();
    });
  },
};
