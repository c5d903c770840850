import { WrongExpectedRevisionError, type EventStore } from '../../eventStore';
import type { Metrics } from './createMetrics';

/** The same store; how long its appends take, and how they end, is counted. */
export function measuredEventStore(store: EventStore, metrics: Pick<Metrics, 'appended'>): EventStore {
  return {
    ...store,
    async append(stream, events, expectedRevision) {
      const begun = performance.now();
      const ended = (outcome: Parameters<Metrics['appended']>[1]) =>
        metrics.appended(stream, outcome, (performance.now() - begun) / 1000);
      try {
        const appended = await store.append(stream, events, expectedRevision);
        ended('appended');
        return appended;
      } catch (error) {
        ended(error instanceof WrongExpectedRevisionError ? 'conflict' : 'failed');
        throw error;
      }
    },
  };
}
