import { hasReached, type EventStore } from '@settlewise/infra/eventStore';
import type { Knex } from 'knex';
import { readTableVersions } from './tableVersion';

/**
 * Remembers how far the log goes now. @returns whether by now every table of a read model shows that much: those that are
 * filled beside others have come as far, and those that were replaced are gone
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
