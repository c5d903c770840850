import type { EventStore } from '../src/eventStore';
import { openEventStore, type EventStoreSettings } from '../src/eventStore/openEventStore';
import { createEventStoreDbEventStore } from '../src/eventStore/eventStoreDb/createEventStoreDbEventStore';

/** Like `openEventStore`, but accepts the double. */
export async function openEventStoreOrDouble(
  settings: EventStoreSettings,
  databaseUrl: string,
): Promise<EventStore> {
  return settings.kind === 'postgres'
    ? openEventStore(settings, databaseUrl)
    : createEventStoreDbEventStore({ connectionString: settings.url, allowTestDouble: true });
}
