import { WrongExpectedRevisionError, type EventStore } from '../../eventStore';
import type { Metrics } from './createMetrics';

/** Wraps an event store to measure its appends. */
export function measureEventStore(store: EventStore, metrics: Pick<Metrics, 'appended'>): EventStore {
  return {
    ...store,
    async append(stream, events, expectedRevision) {
      const startedAt = performance.now();
      const recordOutcome = (outcome: Parameters<Metrics['appended']>[1]) =>
        metrics.appended(stream, outcome, (performance.now() - startedAt) / 1000);
      try {
        const appended = await store.append(stream, events, expectedRevision);
        recordOutcome('appended');
        return appended;
      } catch (error) {
        recordOutcome(error instanceof WrongExpectedRevisionError ? 'conflict' : 'failed');
        throw error;
      }
    },
  };
}
