import type pg from 'pg';

/**
 * A connection can break while it is lent out and no statement is on its way, even in the moment in which it is handed
 * over: a pool listens only to those that lie idle, and an error that nobody listens for would end the process. Whoever
 * holds such a connection finds out at the next statement.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => undefined));
}
