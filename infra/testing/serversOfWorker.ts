import { inject } from 'vitest';

/** Test files that run at the same time have a number each, from 1. */
const number = () => Number(process.env['VITEST_POOL_ID'] ?? 1) - 1;

/**
 * The PostgreSQL of this test file, which no other uses meanwhile: the log shows an event once no older transaction of
 * the whole server is open, so that files on one server would hold each other up.
 */
export function databaseServerOfWorker(): string {
  const url = inject('databaseServerUrls')[number()];
  if (url === undefined) throw new Error('More test files run at once than there are servers for');
  return url;
}

/** A database of Redis that no other file uses meanwhile; null where there is no Redis. */
export function redisOfWorker(): string | null {
  const url = inject('redisUrl');
  return url === null ? null : new URL(`/${number()}`, url).toString();
}
