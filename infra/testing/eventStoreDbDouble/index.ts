export { startEventStoreDbDouble, type EventStoreDbDouble } from './startEventStoreDbDouble';
export { startClusterDouble, type EventStoreDbClusterDouble } from './startClusterDouble';
