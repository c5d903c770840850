import { setMaxListeners } from 'node:events';
import type { EventStore } from '../port';
import { BackOff, rejectOnAbort } from '../../waiting';
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
  /** Timeout of a call in milliseconds. Default 5,000. */
  readonly callTimeoutMs?: number;
  /** Only for tests of this adapter. */
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
  // Every pending call listens to it.
  setMaxListeners(0, closing.signal);
  const address = readAddress(connectionString);
  const connection = new Connection({ address, callTimeoutMs, closing: closing.signal });
  const close = async (): Promise<void> => {
    closing.abort();
    try {
      await rejectOnAbort(connection.close(), AbortSignal.timeout(callTimeoutMs));
    } catch {
      // The client waits for its streams to end, and a silent server never ends them.
    }
  };
  try {
    await retryUntilAuthenticated(connection, () =>
      allowTestDouble ? check(connection) : refuseTestDouble(connection),
    );
  } catch (error) {
    await close();
    throw describeFailure(error, address);
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

/** Retries while the account is unknown, because an empty server creates its accounts shortly after its first answer. */
async function retryUntilAuthenticated(connection: Connection, attempt: () => Promise<void>): Promise<void> {
  const { callTimeoutMs, closing } = connection;
  const timeout = AbortSignal.timeout(callTimeoutMs);
  const backOff = new BackOff(50, 1_000);
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof SignInRefusedError) || timeout.aborted || closing.aborted) throw error;
    }
    await backOff.wait(timeout);
  }
}

/** Adds the reason to the error of the first call, for the operator. */
function describeFailure(error: unknown, { channel }: Address): unknown {
  if (!(error instanceof EventStoreUnavailableError) || error instanceof EventStoreSetupError) return error;
  const message = error.cause instanceof Error ? error.cause.message : error.message;
  const [, reason = message] = /Last error: (?:Error: )?(.+?)(?:\. Resolution note.*)?$/s.exec(message) ?? [];
  const hint =
    channel.insecure === true ? '; a server that speaks TLS needs an address without tls=false' : '';
  return new EventStoreUnavailableError(`nobody is reached at EVENTSTORE_URL (${reason}${hint})`, {
    cause: error,
  });
}
