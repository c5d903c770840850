import type { Migration } from './migration';

/**
 * The people whose answers a rule set changes: who has been compared, and who has been notified. Only a cache: the
 * notifications are in the log, and a person without a row is compared again. `round` grows when everybody has to be
 * compared again. `had_answer`: whether the person had an answer of the previous rule set when this one began.
 */
export const ruleComparisons: Migration = {
  name: '0013_ruleComparisons',
  async up(transaction) {
    await transaction.schema.createTable('rule_comparisons', (table) => {
      table.text('rule_set').primary();
      table.text('compared_with').notNullable();
      table.timestamp('began_at').notNullable();
      table.integer('round').notNullable();
    });
    await transaction.schema.createTable('rule_comparison_people', (table) => {
      table.text('rule_set').notNullable();
      table.uuid('user_id').notNullable();
      table.text('compared_change').notNullable();
      table.integer('round').notNullable();
      table.boolean('had_answer').notNullable();
      table.boolean('record_changed').notNullable();
      table.integer('results_changed').notNullable();
      table.timestamp('told_at').nullable();
      table.primary(['rule_set', 'user_id']);
    });
  },
};
