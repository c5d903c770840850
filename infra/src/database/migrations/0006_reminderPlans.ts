import type { Migration } from './migration';

/**
 * Up to where each person's reminders have been worked out, and which mail they were last looked at for. Only a note of
 * what need not be done again: what was told and sent is in the log, and without its row a person is looked at anew.
 */
export const reminderPlans: Migration = {
  name: '0006_reminder_plans',
  async up(transaction) {
    await transaction.schema.createTable('reminder_plans', (table) => {
      table.uuid('user_id').primary();
      table.text('planned_change').nullable();
      table.text('rule_set').nullable();
      table.date('planned_on').nullable();
      table.date('next_change_on').nullable().index();
      table.text('digest_period').nullable();
    });
  },
};
