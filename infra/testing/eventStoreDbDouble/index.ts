export { startEventStoreDbDouble, type EventStoreDbDouble } from './startEventStoreDbDouble';
