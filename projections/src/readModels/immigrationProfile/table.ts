import { dependantShape, profileShape, visaHistoryFields } from '@settlewise/domain/immigrationProfile';
import { storedShape } from '@settlewise/domain/fields';
import { addColumns, columnsFor } from '../../collections/columns';
import { defineTable } from '../../runner/table';

/** The columns other than the key are derived from the events. */
type Row<Key> = Key & Readonly<Record<string, unknown>>;

export const profileColumns = columnsFor(profileShape);

/** One row for each account: the single values of the immigration profile. */
export const immigrationProfilesTable = defineTable<Row<{ readonly user_id: string }>>()({
  key: ['user_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('user_id').primary();
      addColumns(table, profileColumns);
      table.timestamp('changed_at').notNullable();
    });
  },
});

export const visaHistoryColumns = columnsFor(storedShape(visaHistoryFields));

/** One row for each earlier visa. */
export const visaHistoryTable = defineTable<Row<{ readonly entry_id: string; readonly user_id: string }>>()({
  key: ['entry_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('entry_id').primary();
      table.uuid('user_id').notNullable();
      addColumns(table, visaHistoryColumns);
      table.index(['user_id', 'start_date']);
    });
  },
});

export const dependantColumns = columnsFor(dependantShape);

/** One row for each dependant. Ids are unique within a person. */
export const dependantsTable = defineTable<
  Row<{ readonly user_id: string; readonly dependant_id: number }>
>()({
  key: ['user_id', 'dependant_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('user_id').notNullable();
      table.integer('dependant_id').notNullable();
      addColumns(table, dependantColumns);
      table.primary(['user_id', 'dependant_id']);
    });
  },
});
