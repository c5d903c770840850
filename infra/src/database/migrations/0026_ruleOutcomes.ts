import type { Migration } from './migration';

/**
 * What a rule set answers each person, so that a later release can compare its own answers with it without the old rules.
 * `record`: the fingerprint of the record that was answered. `results`: saved results by their ids.
 */
export const ruleOutcomes: Migration = {
  name: '0026_ruleOutcomes',
  async up(transaction) {
    await transaction.schema.createTable('rule_outcomes', (table) => {
      table.text('rule_set').notNullable();
      table.uuid('user_id').notNullable();
      table.text('record').notNullable();
      table.jsonb('on_record').notNullable();
      table.jsonb('results').notNullable();
      table.primary(['rule_set', 'user_id']);
    });
  },
};
