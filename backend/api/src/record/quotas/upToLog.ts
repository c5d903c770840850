import type { EventStore } from '@settlewise/infra/eventStore';
import type { Freshness } from '@settlewise/projections';

export interface UpToLogOptions {
  readonly eventStore: Pick<EventStore, 'head'>;
  readonly freshness: Pick<Freshness, 'reached'>;
  /** In milliseconds. */
  readonly longestWaitMs: number;
}

/** Whether a read model reaches the current end of the log in time. */
export type UpToLog = (readModel: string) => Promise<boolean>;

export function createUpToLog({ eventStore, freshness, longestWaitMs }: UpToLogOptions): UpToLog {
  return async (readModel) => {
    const head = await eventStore.head();
    return head === null || freshness.reached(readModel, head, { timeoutMs: longestWaitMs });
  };
}
