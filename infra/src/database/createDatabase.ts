import knex, { type Knex } from 'knex';
import pg from 'pg';
import { throttledLog, type Logger } from '../telemetry';
import { postgresConnection } from './postgresConnection';

export interface DatabaseOptions {
  /** Shown in pg_stat_activity. Default `settlewise`. */
  readonly applicationName?: string;
  /** Most connections at a time. Default 10. */
  readonly maxConnections?: number;
  /** Milliseconds within which the server has to answer one statement. Default 30,000. */
  readonly callTimeoutMs?: number;
  /** Milliseconds within which a connection of the pool has to be free. Default 10,000. */
  readonly acquireTimeoutMs?: number;
  /** Receives failures to connect. Default: the console, with a long stack. */
  readonly log?: Logger;
}

/** Time the server gets to report its own timeout before the client stops listening, in milliseconds. */
const answerGraceMs = 1_000;
const longestConnectMs = 5_000;

/**
 * The connection pool of one process. Every statement and every wait for a connection is bounded in time, whether the
 * server or the network stands still, and a transaction that was forgotten is ended by the server (it would hold up
 * readers of the event log).
 */
export function createDatabase(url: string, options: DatabaseOptions = {}): Knex {
  const { applicationName = 'settlewise', maxConnections = 10, callTimeoutMs = 30_000, log } = options;
  const { acquireTimeoutMs = 10_000 } = options;
  const connection = {
    ...postgresConnection(url),
    application_name: applicationName,
    connectionTimeoutMillis: Math.min(longestConnectMs, callTimeoutMs),
    statement_timeout: callTimeoutMs,
    query_timeout: callTimeoutMs + answerGraceMs,
    idle_in_transaction_session_timeout: callTimeoutMs,
    keepAlive: true,
  };
  return knex({
    client: 'pg',
    // A function, because knex would copy an object, and so never see a renewed certificate.
    connection: () => connection,
    pool: { min: 0, max: maxConnections, idleTimeoutMillis: 30_000, validate: awaitsNothing },
    acquireConnectionTimeout: acquireTimeoutMs,
    // Otherwise the values of the statement would be in the error's message, and so in the logs.
    compileSqlOnError: false,
    ...(log === undefined ? {} : { log: logTo(log) }),
  });
}

/**
 * Whether a connection can take the next statement. On one where a statement was given up, the answer is still to come
 * and holds up everything behind it: it is closed, and another is made.
 */
function awaitsNothing(connection: unknown): boolean {
  return (
    connection instanceof pg.Client && 'readyForQuery' in connection && connection.readyForQuery === true
  );
}

/**
 * knex prints a failed connection to the console, with a long stack. Here the reason goes to the log instead; the error
 * itself reaches the caller.
 */
function logTo(log: Logger): Knex.Logger {
  const warn = throttledLog((reason) => log.warn({ reason }, 'Warning of the database driver'));
  const error = throttledLog((reason) => log.error({ reason }, 'Error of the database driver'));
  return {
    warn: (message: unknown) => warn(firstLine(message)),
    error: (message: unknown) => error(firstLine(message)),
  };
}

function firstLine(message: unknown): string {
  const text = message instanceof Error ? message.message : String(message);
  return text.split('\n', 1)[0] ?? '';
}
