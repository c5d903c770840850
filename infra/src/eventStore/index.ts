export * from './port';
export * from './position';
export * from './errors';
export { maxAppendBytes } from './appendRules';
export { createEventTables } from './postgres/schema';
export {
  createPostgresEventStore,
  type PostgresEventStore,
  type PostgresEventStoreOptions,
} from './postgres/createPostgresEventStore';
export {
  findEventTypesInLog,
  recordEventTypes,
  NewerEventsError,
  refuseNewerEvents,
  type EventTypeVersion,
} from './postgres/eventTypes';
export { readEventsOfTypes } from './postgres/readEventsOfTypes';
export type { OldestOpenTransaction } from './postgres/readerDelay';
export {
  createEventStoreDbEventStore,
  type EventStoreDbEventStoreOptions,
} from './eventStoreDb/createEventStoreDbEventStore';
export { openEventStore, type EventStoreSettings } from './openEventStore';
export { TestDoubleRefusedError } from './eventStoreDb/testDouble';
