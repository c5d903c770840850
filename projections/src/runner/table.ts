import type { Knex } from 'knex';
import { RowChanges, type FoldedChanges } from './rowChanges';

/** A table of a read model. Readers know it by the name it has in `Projection.tables`. */
export interface ReadModelTable {
  /** The columns that tell one row from another: the primary key. */
  readonly key: readonly string[];
  /** Makes the empty table under `name`, with the indexes that the queries need. */
  create(transaction: Knex, name: string): Promise<void>;
  /** An empty set of changes, for a batch. */
  changes(): FoldedChanges;
}

/** A table by its row: `defineTable<Row>()({ key: ['id'], async create(transaction, name) { … } })`. */
export function defineTable<Row extends object>() {
  return <const Key extends keyof Row & string>(table: {
    readonly key: readonly Key[];
    create(transaction: Knex, name: string): Promise<void>;
  }) => ({ ...table, changes: () => new RowChanges<Row, Key>(table.key) });
}
