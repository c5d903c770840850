import type { Collection } from '@settlewise/domain/record';
import { defineProjection, type ContentProjection } from '../runner/projection';
import { defineTable } from '../runner/table';
import { addColumns, columnName, deriveColumns, toRow } from './columns';

/**
 * The read model of a collection: one row for each item that is in a person's list. Its table has the name of the part.
 */
export function collectionProjection(collection: Collection): ContentProjection {
  const { part, name, id, order } = collection;
  const idColumn = columnName(id);
  const columns = deriveColumns(collection);
  const table = defineTable<Record<string, unknown>>()({
    key: [idColumn],
    async create(transaction, tableName) {
      await transaction.schema.createTable(tableName, (builder) => {
        builder.uuid(idColumn).primary();
        builder.uuid('user_id').notNullable();
        addColumns(builder, columns);
        builder.timestamp('recorded_at').notNullable();
        builder.timestamp('changed_at').notNullable();
        builder.index(['user_id', ...order.map(([field]) => columnName(field))]);
      });
    },
  });
  return defineProjection<ListEvent>()({
    name: part,
    version: collection.tableVersion,
    tables: { [part]: table },
    handlers: {
      [`${name}Recorded`]: ({ data, metadata }, rows) => {
        rows[part]?.put({
          [idColumn]: data[id],
          user_id: metadata.userId,
          ...toRow(columns, data),
          recorded_at: metadata.recordedAt,
          changed_at: metadata.recordedAt,
        });
      },
      [`${name}Changed`]: ({ data, metadata }, rows) => {
        rows[part]?.change(
          { [idColumn]: data[id] },
          { ...toRow(columns, data), changed_at: metadata.recordedAt },
        );
      },
      [`${name}Removed`]: ({ data }, rows) => {
        rows[part]?.remove({ [idColumn]: data[id] });
      },
    },
  });
}

interface ListEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}
