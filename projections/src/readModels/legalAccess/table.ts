import { defineTable } from '../../runner/table';

export interface LegalAccessRow {
  readonly grant_id: string;
  readonly user_id: string;
  readonly email: string;
  readonly email_normalised: string;
  readonly name: string;
  readonly expires_at: string | null;
  readonly granted_at: string;
  readonly also_shares: readonly string[];
  readonly includes_identity: boolean;
  readonly revoked_at: string | null;
  readonly invited_at: string | null;
  readonly told_of_end_at: string | null;
  readonly last_looked_at: string | null;
}

/** One row for each grant, in any state. */
export const legalAccessTable = defineTable<LegalAccessRow>()({
  key: ['grant_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('grant_id').primary();
      table.uuid('user_id').notNullable();
      table.text('email').notNullable();
      table.text('email_normalised').notNullable();
      table.text('name').notNullable();
      table.timestamp('expires_at').nullable();
      table.timestamp('granted_at').notNullable();
      table.jsonb('also_shares').notNullable();
      table.boolean('includes_identity').notNullable();
      table.timestamp('revoked_at').nullable();
      table.timestamp('invited_at').nullable();
      table.timestamp('told_of_end_at').nullable();
      table.timestamp('last_looked_at').nullable();
      table.index(['user_id', 'granted_at']);
      table.index(['email_normalised']);
      table.index(['granted_at', 'grant_id']);
      table.index(['revoked_at']);
      table.index(['invited_at']);
      table.index(['expires_at']);
    });
  },
});
