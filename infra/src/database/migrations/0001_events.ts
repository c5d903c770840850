import { createEventTables } from '../../eventStore/postgres/schema';
import type { Migration } from './migration';

/** The log of all facts. Where EventStoreDB keeps it, this table stays empty. */
export const events: Migration = { name: '0001_events', up: createEventTables };
