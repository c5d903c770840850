import { defineTable } from '../../runner/table';

export interface LookRow {
  readonly look_id: string;
  readonly user_id: string;
  readonly grant_id: string;
  readonly part: string;
  readonly document_title: string | null;
  readonly looked_at: string;
}

/** One row a look at a record. */
export const looksTable = defineTable<LookRow>()({
  key: ['look_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('look_id').primary();
      table.uuid('user_id').notNullable();
      table.uuid('grant_id').notNullable();
      table.text('part').notNullable();
      table.text('document_title').nullable();
      table.timestamp('looked_at').notNullable();
      table.index(['user_id', 'looked_at']);
    });
  },
});
