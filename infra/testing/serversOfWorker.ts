import { inject } from 'vitest';

/** Each of the test files that run at the same time has a number, from 1. */
const number = () => Number(process.env['VITEST_POOL_ID'] ?? 1) - 1;

/**
 * The PostgreSQL server of this test file alone: an event becomes visible once no older transaction is open on the whole
 * server, so files on one server would delay each other.
 */
export function databaseServerOfWorker(): string {
  const url = inject('databaseServerUrls')[number()];
  if (url === undefined) throw new Error('More test files run at once than there are servers for');
  return url;
}

/** The Redis database of this test file alone; null when there is no Redis. */
export function redisOfWorker(): string | null {
  const url = inject('redisUrl');
  return url === null ? null : new URL(`/${number()}`, url).toString();
}
