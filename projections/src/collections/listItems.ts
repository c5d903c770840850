import type { FieldSet } from '@settlewise/domain/fields';
import type { Collection } from '@settlewise/domain/record';
import type { Knex } from 'knex';
import type { RecordedItem } from '@settlewise/casework/record';
import { columnName, deriveColumns, selected } from './columns';

/** The items of a person's collection, in its order. @param userId a UUID */
export function listItems<Fields extends FieldSet>(
  database: Knex,
  collection: Collection<string, string, Fields>,
  userId: string,
): Promise<readonly RecordedItem<Fields>[]>;
export async function listItems(
  database: Knex,
  collection: Collection,
  userId: string,
): Promise<readonly object[]> {
  const { part, id, order } = collection;
  return database(part)
    .where({ user_id: userId })
    .orderBy([
      ...order.map(([field, direction]) => ({ column: columnName(field), order: direction })),
      { column: columnName(id) },
    ])
    .select<object[]>(
      { id: columnName(id), recordedAt: 'recorded_at', changedAt: 'changed_at' },
      ...selected(database, deriveColumns(collection)),
    );
}
