import type { Migration } from './migration';

/**
 * What people say is wrong with a question of the practice. Not in the log, which forgets nothing: it goes with the account
 * that it came from.
 */
export const practiceReports: Migration = {
  name: '0025_practiceReports',
  async up(transaction) {
    await transaction.schema.createTable('practice_reports', (table) => {
      table.text('question_id').notNullable();
      /** A keyed hash of the account, or of a visitor’s network and the day: each reports a question once. */
      table.text('reporter').notNullable();
      /** Whose report it is, so that it goes with the account; null for a visitor. */
      table.uuid('user_id').nullable().index();
      /** Whether it is from an account with a confirmed address: three of these hide the question. */
      table.boolean('counts').notNullable();
      table.text('reason').notNullable();
      table.timestamp('reported_at').notNullable();
      /** When an administrator has looked at it. */
      table.timestamp('seen_at').nullable();
      table.primary(['question_id', 'reporter']);
    });
  },
};
