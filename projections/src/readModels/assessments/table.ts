import { defineTable } from '../../runner/table';

export interface SavedAssessmentRow {
  readonly assessment_id: string;
  readonly user_id: string;
  readonly calculator: string;
  readonly title: string | null;
  readonly saved_at: string;
  readonly calculated_on: string;
  readonly rule_set_version: string;
  readonly rule_set_checked_on: string;
  readonly is_eligible: boolean | null;
  readonly suggested_eligibility_date: string | null;
  readonly form: object;
  readonly result: object;
}

/** One row a saved result that has not been deleted. */
export const savedAssessmentsTable = defineTable<SavedAssessmentRow>()({
  key: ['assessment_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('assessment_id').primary();
      table.uuid('user_id').notNullable();
      table.text('calculator').notNullable();
      table.text('title').nullable();
      table.timestamp('saved_at').notNullable();
      table.date('calculated_on').notNullable();
      table.text('rule_set_version').notNullable();
      table.date('rule_set_checked_on').notNullable();
      // Null for results without a verdict.
      table.boolean('is_eligible').nullable();
      table.date('suggested_eligibility_date').nullable();
      // Only ever read as a whole.
      table.json('form').notNullable();
      table.json('result').notNullable();
      table.index(['user_id', 'saved_at']);
    });
  },
});
