import type { Bundled, Downloaded } from '@settlewise/domain/recordAccess';
import { defineTable } from '../../runner/table';

export interface AccessLogRow {
  readonly look_id: string;
  readonly user_id: string;
  /** `lawyer` or `administrator`. */
  readonly looked_by: string;
  /** For access by a lawyer. */
  readonly grant_id: string | null;
  readonly part: string | null;
  readonly document_title: string | null;
  /** The content of a lawyer's download. */
  readonly downloaded: Downloaded | null;
  /** The content of a lawyer's bundle. */
  readonly bundled: Bundled | null;
  /** For access by an administrator. */
  readonly reason: string | null;
  readonly looked_at: string;
}

/** One row for each access to a record. */
export const accessLogTable = defineTable<AccessLogRow>()({
  key: ['look_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('look_id').primary();
      table.uuid('user_id').notNullable();
      table.text('looked_by').notNullable();
      table.uuid('grant_id').nullable();
      table.text('part').nullable();
      table.text('document_title').nullable();
      table.jsonb('downloaded').nullable();
      table.jsonb('bundled').nullable();
      table.text('reason').nullable();
      table.timestamp('looked_at').notNullable();
      table.index(['user_id', 'looked_at']);
      table.index(['grant_id', 'looked_at']);
    });
  },
});
