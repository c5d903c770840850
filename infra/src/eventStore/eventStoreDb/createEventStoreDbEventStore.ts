import type { EventStore } from '../port';
import { unlessAborted } from '../../waiting';
import { append } from './append';
import { prepareConnection } from './connection';
import { check, head, readAll, readStream } from './read';
import { subscribe } from './subscribe';
import { refuseTestDouble } from './testDouble';

export interface EventStoreDbEventStoreOptions {
  /** `esdb://user:password@host:port`, or `esdb+discover://…` for a cluster. The account must be allowed to read $all. */
  readonly connectionString: string;
  /** Milliseconds within which the server has to answer. Default 5,000. */
  readonly callTimeoutMs?: number;
  /** For tests of this adapter alone. */
  readonly allowTestDouble?: boolean;
}

/**
 * The event store in EventStoreDB (KurrentDB), version 22.6 or later.
 * @throws EventStoreUnavailableError when the server does not answer · TestDoubleRefusedError ·
 *   RangeError for a connection string that cannot be used.
 */
export async function createEventStoreDbEventStore({
  connectionString,
  callTimeoutMs = 5_000,
  allowTestDouble = false,
}: EventStoreDbEventStoreOptions): Promise<EventStore> {
  const closing = new AbortController();
  const connection = prepareConnection(connectionString, callTimeoutMs, closing.signal);
  const close = async (): Promise<void> => {
    closing.abort();
    try {
      await unlessAborted(connection.client.dispose(), AbortSignal.timeout(callTimeoutMs));
    } catch {
      // The client waits for its streams to end, for which a silent server gives no occasion.
    }
  };
  try {
    await (allowTestDouble ? check(connection) : refuseTestDouble(connection));
  } catch (error) {
    await close();
    throw error;
  }

  return {
    append: (stream, events, expectedRevision) => append(connection, stream, events, expectedRevision),
    readStream: (stream, options) => readStream(connection, stream, options),
    readAll: (options) => readAll(connection, options),
    subscribe: (options) =>
      subscribe(connection, { ...options, signal: AbortSignal.any([options.signal, closing.signal]) }),
    head: () => head(connection),
    check: () => check(connection),
    close,
  };
}
