import { createEventStoreDbEventStore } from './eventStoreDb/createEventStoreDbEventStore';
import type { EventStore } from './port';
import { createPostgresEventStore } from './postgres/createPostgresEventStore';

export type EventStoreSettings =
  { readonly kind: 'postgres' } | { readonly kind: 'eventStoreDb'; readonly url: string };

/**
 * The store that the settings choose. @param databaseUrl where the events are when PostgreSQL keeps them
 * @throws EventStoreUnavailableError when it does not answer · TestDoubleRefusedError
 */
export async function openEventStore(settings: EventStoreSettings, databaseUrl: string): Promise<EventStore> {
  return settings.kind === 'postgres'
    ? createPostgresEventStore({ connectionString: databaseUrl })
    : createEventStoreDbEventStore({ connectionString: settings.url });
}
