import { hasReached, type EventStore } from '@settlewise/infra/eventStore';
import type { Knex } from 'knex';
import { readTableVersions } from './tableVersion';

/**
 * Remembers the end of the log now. @returns whether by now all tables of read models have come that far: also those being
 * built, while replaced ones have been dropped
 */
export async function watchForgetting(
  database: Knex,
  store: Pick<EventStore, 'head'>,
): Promise<() => Promise<boolean>> {
  const head = await store.head();
  return async () => {
    const tableVersions = await readTableVersions(database, { unfinished: true });
    return tableVersions.every(
      ({ state, position }) => head === null || (state !== 'retired' && hasReached(position, head)),
    );
  };
}
