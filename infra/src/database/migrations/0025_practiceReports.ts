import type { Migration } from './migration';

/**
 * Problems that people report about practice questions. They are not in the log, because a report is deleted with its
 * account.
 */
export const practiceReports: Migration = {
  name: '0025_practiceReports',
  async up(transaction) {
    await transaction.schema.createTable('practice_reports', (table) => {
      table.text('question_id').notNullable();
      /** A keyed hash of the account, or of a visitor’s network and the day. Each reporter counts once per question. */
      table.text('reporter').notNullable();
      /** The account of the reporter; null for a visitor. */
      table.uuid('user_id').nullable().index();
      /** Whether the account has a confirmed address. Three such reports hide the question. */
      table.boolean('counts').notNullable();
      table.text('reason').notNullable();
      table.timestamp('reported_at').notNullable();
      /** When an administrator has read it. */
      table.timestamp('seen_at').nullable();
      table.primary(['question_id', 'reporter']);
    });
  },
};
