import { settingsFields } from '@settlewise/domain/accounts';
import { storedShape } from '@settlewise/domain/fields';
import { addColumns, columnsFor } from '../../collections/columns';
import { defineTable } from '../../runner/table';

interface AccountRow extends Readonly<Record<string, unknown>> {
  readonly user_id: string;
  readonly username: string;
  readonly username_normalised: string;
  readonly email: string;
  readonly email_normalised: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly role: string;
  readonly locked: boolean;
  readonly email_verified: boolean;
  readonly registered_at: string;
  readonly changed_at: string;
}

export const settingsColumns = columnsFor(storedShape(settingsFields));

/** One row for each account. */
export const accountsTable = defineTable<AccountRow>()({
  key: ['user_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('user_id').primary();
      table.text('username').notNullable();
      // With this operator class the index also supports prefix searches.
      table.specificType('username_normalised', 'text COLLATE "C"').notNullable();
      table.text('email').notNullable();
      table.text('email_normalised').notNullable();
      table.text('first_name').nullable();
      table.text('last_name').nullable();
      table.text('role').notNullable();
      table.boolean('locked').notNullable();
      table.boolean('email_verified').notNullable();
      addColumns(table, settingsColumns);
      table.timestamp('registered_at').notNullable();
      table.timestamp('changed_at').notNullable();
      table.index(['username_normalised', 'user_id']);
      table.index(['email_normalised']);
      table.index(['registered_at', 'user_id']);
      // Finds the few rows of this kind without reading all others.
      table.index(['role', 'registered_at']);
      table.index(['locked', 'registered_at']);
      table.index(['email_verified', 'registered_at']);
    });
  },
});
