import knex, { type Knex } from 'knex';
import pg from 'pg';
import { createThrottledLog, type Logger } from '../telemetry';
import { parsePostgresAddress } from './parsePostgresAddress';

export interface DatabaseOptions {
  /** Shown in pg_stat_activity. Default `settlewise`. */
  readonly applicationName?: string;
  /** Default 10. */
  readonly maxConnections?: number;
  /** Timeout of a statement in milliseconds. Default 30,000. */
  readonly callTimeoutMs?: number;
  /** Timeout of the wait for a pooled connection in milliseconds. Default 10,000. */
  readonly acquireTimeoutMs?: number;
  /** Receives failures to connect. Default: the console, with a stack trace. */
  readonly log?: Logger;
}

/** Milliseconds that the server gets to report its own timeout before the client gives up. */
const answerGraceMs = 1_000;
const maxConnectMs = 5_000;

/**
 * The connection pool of one process. Every statement and every wait for a connection has a timeout, even if the server
 * or the network hangs. The server ends forgotten transactions, which would delay readers of the event log.
 */
export function createDatabase(url: string, options: DatabaseOptions = {}): Knex {
  const { applicationName = 'settlewise', maxConnections = 10, callTimeoutMs = 30_000, log } = options;
  const { acquireTimeoutMs = 10_000 } = options;
  const connection = {
    ...parsePostgresAddress(url),
    application_name: applicationName,
    connectionTimeoutMillis: Math.min(maxConnectMs, callTimeoutMs),
    statement_timeout: callTimeoutMs,
    query_timeout: callTimeoutMs + answerGraceMs,
    idle_in_transaction_session_timeout: callTimeoutMs,
    keepAlive: true,
  };
  return knex({
    client: 'pg',
    // A function, because knex would copy an object and miss a renewed certificate.
    connection: () => connection,
    pool: { min: 0, max: maxConnections, idleTimeoutMillis: 30_000, validate: isReadyForQuery },
    acquireConnectionTimeout: acquireTimeoutMs,
    // Otherwise error messages, and so the logs, would contain the values of the statement.
    compileSqlOnError: false,
    ...(log === undefined ? {} : { log: createKnexLogger(log) }),
  });
}

/** Runs a minimal query. @throws when the database does not answer */
export async function checkDatabase(database: Knex): Promise<void> {
  await database.raw('SELECT 1');
}

/**
 * Whether a connection can run the next statement. After a timed-out statement its answer is still pending and blocks
 * later ones, so the connection is replaced.
 */
function isReadyForQuery(connection: unknown): boolean {
  return (
    connection instanceof pg.Client && 'readyForQuery' in connection && connection.readyForQuery === true
  );
}

/**
 * Sends the reason of a failed connection to the log. Otherwise knex prints it to the console with a stack trace. The
 * error itself reaches the caller.
 */
function createKnexLogger(log: Logger): Knex.Logger {
  const warn = createThrottledLog((reason) => log.warn({ reason }, 'Warning of the database driver'));
  const error = createThrottledLog((reason) => log.error({ reason }, 'Error of the database driver'));
  return {
    warn: (message: unknown) => warn(firstLine(message)),
    error: (message: unknown) => error(firstLine(message)),
  };
}

function firstLine(message: unknown): string {
  const text = message instanceof Error ? message.message : String(message);
  return text.split('\n', 1)[0] ?? '';
}
