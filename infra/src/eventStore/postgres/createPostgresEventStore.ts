import { Listener } from '../../database/listener';
import { Signal } from '../../waiting';
import type { EventStore } from '../port';
import { Announcer, appendedChannel } from './announcer';
import { append } from './append';
import { Connections } from './connections';
import { raiseLogOffset } from './logOffset';
import { LogPages } from './logPages';
import { head, readAll, readLogPage, readStream } from './read';
import { findOldestOpenTransaction, type OldestOpenTransaction } from './readerDelay';
import { subscribe } from './subscribe';

export interface PostgresEventStoreOptions {
  readonly connectionString: string;
  /** Timeout of a call in milliseconds. Default 5,000. */
  readonly callTimeoutMs?: number;
  /** Connections for reads and writes; one more listens. Default 10. */
  readonly poolSize?: number;
}

export interface PostgresEventStore extends EventStore {
  /**
   * The oldest transaction that delays readers of the log, for health reports: a forgotten open transaction stops every
   * subscription. @throws EventStoreUnavailableError
   */
  oldestOpenTransaction(): Promise<OldestOpenTransaction | null>;
}

/**
 * The event store in tables of a PostgreSQL database, which `createEventTables` made.
 * @throws EventStoreUnavailableError when the server does not answer.
 */
export async function createPostgresEventStore({
  connectionString,
  callTimeoutMs = 5_000,
  poolSize = 10,
}: PostgresEventStoreOptions): Promise<PostgresEventStore> {
  const connections = new Connections({ connectionString, callTimeoutMs, poolSize });
  try {
    await raiseLogOffset(connections);
  } catch (error) {
    await connections.close();
    throw error;
  }

  const changed = new Signal();
  const pages = new LogPages((after, limit) => readLogPage(connections, after, limit));
  const announcer = new Announcer(connections);
  let listener: Listener | null = null;
  const createListener = () =>
    new Listener({
      connectionString,
      applicationName: 'event store',
      callTimeoutMs,
      channels: [appendedChannel],
      onNotification: () => changed.fire(),
      // Notifications may have been missed before. While the connection is lost, subscribers poll.
      onListening: () => changed.fire(),
    });
  const closing = new AbortController();

  return {
    async append(stream, events, expectedRevision) {
      const appended = await append(connections, stream, events, expectedRevision, callTimeoutMs);
      changed.fire();
      announcer.announce();
      return appended;
    },
    readStream: (stream, options) => readStream(connections, stream, options),
    readAll: (options) => readAll(connections, options),
    subscribe(options) {
      if (!closing.signal.aborted) listener ??= createListener();
      const signal = AbortSignal.any([options.signal, closing.signal]);
      return subscribe(pages, changed, { ...options, signal });
    },
    head: () => head(connections),
    async check() {
      await connections.query('check', { text: 'SELECT 1' });
    },
    oldestOpenTransaction: () => findOldestOpenTransaction(connections),
    async close() {
      closing.abort();
      await Promise.all([announcer.close(), listener?.close()]);
      await connections.close();
    },
  };
}
