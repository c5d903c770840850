import {
  createEventStoreDbEventStore,
  createPostgresEventStore,
  type EventStore,
  type EventStoreSettings,
} from '@settlewise/infra/eventStore';

/** The store that the settings choose, which here may be the double of EventStoreDB. */
export function openEventStore(settings: EventStoreSettings, databaseUrl: string): Promise<EventStore> {
  return settings.kind === 'postgres'
    ? createPostgresEventStore({ connectionString: databaseUrl })
    : createEventStoreDbEventStore({ connectionString: settings.url, allowTestDouble: true });
}
