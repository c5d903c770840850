import { EventStoreDBClient, type Credentials } from '@eventstore/db-client';

/** The client, and what every call on it needs. */
export interface Connection {
  readonly client: EventStoreDBClient;
  /**
   * Given with each append. The client then sends appends as calls of their own, each with its deadline. Without, it
   * first asks the server for its features, and waits for ever for a server that accepts and never answers.
   */
  readonly credentials: Credentials;
  /** Milliseconds within which the server has to answer. */
  readonly callTimeoutMs: number;
  /** Aborted when the store is closed: no call begins after that. */
  readonly closing: AbortSignal;
}

// user:password come before the '@'; an insecure server takes none, and the client then sends none.
const credentialsInConnectionString = /^[^:]+:\/\/([^:@/?]+):([^@/?]+)@/;
const insecure = /[?&]tls=false(&|$)/i;

/**
 * Prepares a connection to EventStoreDB; nothing is sent yet.
 * @throws RangeError when the connection string is not one, or has no account for a server that asks for one.
 */
export function prepareConnection(
  connectionString: string,
  callTimeoutMs: number,
  closing: AbortSignal,
): Connection {
  const [, user, password] = credentialsInConnectionString.exec(connectionString) ?? [];
  const credentials =
    user !== undefined && password !== undefined
      ? { username: decodeURIComponent(user), password: decodeURIComponent(password) }
      : null;
  if (credentials === null && !insecure.test(connectionString)) {
    throw new RangeError('The EventStoreDB connection string needs user:password@, or tls=false');
  }
  const client = clientFor(connectionString);
  if (client === null) throw new RangeError('The EventStoreDB connection string cannot be read');
  return {
    client,
    credentials: credentials ?? { username: 'nobody', password: 'nobody' },
    callTimeoutMs,
    closing,
  };
}

/** Null for a string that is none. The client's own error is not passed on: it repeats the string, password included. */
function clientFor(connectionString: string): EventStoreDBClient | null {
  try {
    return EventStoreDBClient.connectionString(connectionString);
  } catch {
    return null;
  }
}
