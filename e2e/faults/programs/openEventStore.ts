import {
  createEventStoreDbEventStore,
  createPostgresEventStore,
  type EventStore,
  type EventStoreSettings,
} from '@settlewise/infra/eventStore';

/** Opens the event store of the settings; unlike production it also accepts the test double of EventStoreDB. */
export function openEventStore(settings: EventStoreSettings, databaseUrl: string): Promise<EventStore> {
  return settings.kind === 'postgres'
    ? createPostgresEventStore({ connectionString: databaseUrl })
    : createEventStoreDbEventStore({ connectionString: settings.url, allowTestDouble: true });
}
