import { createEventTables } from '../../eventStore/postgres/schema';
import type { Migration } from './migration';

/** The event log. Empty if EventStoreDB stores the events. */
export const events: Migration = { name: '0001_events', up: createEventTables };
