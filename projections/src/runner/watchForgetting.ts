import { hasReached, type EventStore } from '@settlewise/infra/eventStore';
import type { Knex } from 'knex';
import { readTableVersions } from './tableVersion';

/**
 * Remembers the present end of the log. @returns a function that resolves to true after all tables of read models have
 * passed it, including those being built, and replaced ones have been dropped
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
