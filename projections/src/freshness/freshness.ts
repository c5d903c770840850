import { Listener } from '@settlewise/infra/database';
import type { Position } from '@settlewise/infra/eventStore';
import type { Knex } from 'knex';
import { listenerName, progressChannel } from '../runner/channels';
import { ProgressTracker, type ReachedOptions } from './progressTracker';

/** The progress of the live read models, which any process may fill. */
export interface Freshness {
  /**
   * Waits until a read model shows the event at `position`; false when it does not in time, or when the signal ends the
   * wait. Answers at once when the event is already shown.
   */
  reached(projection: string, position: Position, options?: ReachedOptions): Promise<boolean>;
  close(): Promise<void>;
}

export interface FreshnessOptions {
  readonly database: Knex;
  readonly connectionString: string;
}

/** Freshness in a process that runs no projections itself: uses one connection, to listen on. */
export function createFreshness({ database, connectionString }: FreshnessOptions): Freshness {
  const progress = new ProgressTracker(database);
  const listener = new Listener({
    connectionString,
    applicationName: listenerName,
    channels: [progressChannel],
    onNotification: (_channel, payload) => progress.onProgress(payload),
    onListening: () => progress.connected(),
    onLost: () => progress.disconnected(),
  });
  return {
    reached: (projection, position, options) => progress.reached(projection, position, options),
    close: () => listener.close(),
  };
}
