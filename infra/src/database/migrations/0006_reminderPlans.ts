import type { Migration } from './migration';

/**
 * The position of each person's last reminder calculation, and the last digest checked. Only a cache: issued and sent
 * reminders are in the log, and a person without a row is checked again.
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
