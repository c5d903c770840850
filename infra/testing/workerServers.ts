import { inject } from 'vitest';

/** Number of this test file among the parallel ones. */
const workerIndex = () => Number(process.env['VITEST_POOL_ID'] ?? 1) - 1;

/**
 * The PostgreSQL server of this test file. An event is visible only after all older transactions of the server have ended,
 * so files on one server would delay each other.
 */
export function workerDatabaseServer(): string {
  const url = inject('databaseServerUrls')[workerIndex()];
  if (url === undefined) throw new Error('More test files run at once than there are servers for');
  return url;
}

/** The Redis database of this test file; null without Redis. */
export function workerRedisUrl(): string | null {
  const url = inject('redisUrl');
  return url === null ? null : new URL(`/${workerIndex()}`, url).toString();
}
