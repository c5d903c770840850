import { defineTable } from '../../runner/table';

export interface AccountRow {
  readonly user_id: string;
  readonly username: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly role: string;
  readonly email_verified: boolean;
  readonly registered_at: string;
}

/** One row a person who has an account. */
export const accountsTable = defineTable<AccountRow>()({
  key: ['user_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('user_id').primary();
      table.text('username').notNullable();
      table.text('email').notNullable();
      table.text('first_name').nullable();
      table.text('last_name').nullable();
      table.text('role').notNullable();
      table.boolean('email_verified').notNullable();
      table.timestamp('registered_at').notNullable();
    });
  },
});
