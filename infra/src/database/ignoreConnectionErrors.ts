import type pg from 'pg';

/**
 * Keeps the process alive when a checked-out connection breaks between two statements. A pool listens for errors of idle
 * connections only, and an unhandled error would end the process. The next statement fails anyway.
 */
export function ignoreConnectionErrors(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => undefined));
}
