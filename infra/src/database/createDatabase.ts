import knex, { type Knex } from 'knex';

export interface DatabaseOptions {
  /** Shown in pg_stat_activity. Default `settlewise`. */
  readonly applicationName?: string;
  /** Most connections at a time. Default 10. */
  readonly maxConnections?: number;
}

/**
 * The connection pool of one process. Every statement and every wait for a connection is bounded in time, and a
 * transaction that was forgotten is ended by the server (it would hold up readers of the event log).
 */
export function createDatabase(url: string, options: DatabaseOptions = {}): Knex {
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: options.applicationName ?? 'settlewise',
      connectionTimeoutMillis: 5_000,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
      keepAlive: true,
    },
    pool: { min: 0, max: options.maxConnections ?? 10, idleTimeoutMillis: 30_000 },
    acquireConnectionTimeout: 10_000,
    // Otherwise the text of an error holds the statement's values, and so do the logs.
    compileSqlOnError: false,
  });
}
