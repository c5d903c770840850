import { defineTable } from '../../runner/table';

export interface AddressComparisonRow {
  readonly comparison_id: string;
  /** The person who asks. */
  readonly user_id: string;
  readonly email: string;
  readonly email_normalised: string;
  readonly form: string | null;
  readonly period_from: string;
  readonly period_to: string;
  readonly asked_at: string;
  readonly answer_by: string;
  readonly invited_at: string | null;
  readonly partner_id: string | null;
  readonly agrees: boolean | null;
  readonly answered_at: string | null;
  readonly ended_at: string | null;
}

/** One row for each request, in any state. */
export const addressComparisonTable = defineTable<AddressComparisonRow>()({
  key: ['comparison_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('comparison_id').primary();
      table.uuid('user_id').notNullable();
      table.text('email').notNullable();
      table.text('email_normalised').notNullable();
      table.text('form').nullable();
      table.date('period_from').notNullable();
      table.date('period_to').notNullable();
      table.timestamp('asked_at').notNullable();
      table.timestamp('answer_by').notNullable();
      table.timestamp('invited_at').nullable();
      table.uuid('partner_id').nullable();
      table.boolean('agrees').nullable();
      table.timestamp('answered_at').nullable();
      table.timestamp('ended_at').nullable();
      table.index(['user_id', 'asked_at']);
      table.index(['email_normalised']);
      table.index(['partner_id']);
      table.index(['invited_at']);
    });
  },
});
