import { createEventStoreDbEventStore } from './eventStoreDb/createEventStoreDbEventStore';
import type { EventStore } from './port';
import { createPostgresEventStore } from './postgres/createPostgresEventStore';

export type EventStoreSettings =
  { readonly kind: 'postgres' } | { readonly kind: 'eventStoreDb'; readonly url: string };

/**
 * Opens the store that the settings name. @param databaseUrl the database of the events, for PostgreSQL
 * @throws EventStoreUnavailableError when it does not answer · TestDoubleRefusedError
 */
export async function openEventStore(settings: EventStoreSettings, databaseUrl: string): Promise<EventStore> {
  return settings.kind === 'postgres'
    ? createPostgresEventStore({ connectionString: databaseUrl })
    : createEventStoreDbEventStore({ connectionString: settings.url });
}
