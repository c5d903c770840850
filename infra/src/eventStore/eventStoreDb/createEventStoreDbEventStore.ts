import { setMaxListeners } from 'node:events';
import type { EventStore } from '../port';
import { BackOff, unlessAborted } from '../../waiting';
import { EventStoreSetupError, EventStoreUnavailableError } from '../errors';
import { readAddress, type Address } from './address';
import { append } from './append';
import { Connection } from './connection';
import { check, head, readAll, readStream } from './read';
import { SignInRefusedError } from './refusals';
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
 * @throws EventStoreUnavailableError when the server does not answer, or is not set up for this program ·
 *   TestDoubleRefusedError · EventStoreAddressError for a connection string that cannot be used.
 */
export async function createEventStoreDbEventStore({
  connectionString,
  callTimeoutMs = 5_000,
  allowTestDouble = false,
}: EventStoreDbEventStoreOptions): Promise<EventStore> {
  const closing = new AbortController();
  // Every call under way listens to it.
  setMaxListeners(0, closing.signal);
  const address = readAddress(connectionString);
  const connection = new Connection({ address, callTimeoutMs, closing: closing.signal });
  const close = async (): Promise<void> => {
    closing.abort();
    try {
      await unlessAborted(connection.close(), AbortSignal.timeout(callTimeoutMs));
    } catch {
      // The client waits for its streams to end, which a silent server never lets happen.
    }
  };
  try {
    await onceTheAccountIsThere(connection, () =>
      allowTestDouble ? check(connection) : refuseTestDouble(connection),
    );
  } catch (error) {
    await close();
    throw unreachable(error, address);
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

/** An empty server makes its accounts moments after it answers for the first time. */
async function onceTheAccountIsThere(connection: Connection, look: () => Promise<void>): Promise<void> {
  const { callTimeoutMs, closing } = connection;
  const timeout = AbortSignal.timeout(callTimeoutMs);
  const backOff = new BackOff(50, 1_000);
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (!(error instanceof SignInRefusedError) || timeout.aborted || closing.aborted) throw error;
    }
    await backOff.wait(timeout);
  }
}

/** The first call to a server, whose error tells the operator what is wrong. */
function unreachable(error: unknown, { channel }: Address): unknown {
  if (!(error instanceof EventStoreUnavailableError) || error instanceof EventStoreSetupError) return error;
  const words = error.cause instanceof Error ? error.cause.message : error.message;
  const [, reason = words] = /Last error: (?:Error: )?(.+?)(?:\. Resolution note.*)?$/s.exec(words) ?? [];
  const perhaps =
    channel.insecure === true ? '; a server that speaks TLS needs an address without tls=false' : '';
  return new EventStoreUnavailableError(`nobody is reached at EVENTSTORE_URL (${reason}${perhaps})`, {
    cause: error,
  });
}
