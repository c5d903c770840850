import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startClosingPostgres, type ClosingPostgres } from '../../testing/closingPostgres';
import { createPostgresEventStore, EventStoreUnavailableError } from '../eventStore';
import { createJobs } from '../jobs';
import { createLogger } from '../telemetry';
import { createDatabase } from './createDatabase';
import { ignoreConnectionErrors } from './ignoreConnectionErrors';

// An unhandled error would end the process; the test run reports it and fails.

let server: ClosingPostgres;
beforeEach(async () => {
  server = await startClosingPostgres();
});
afterEach(() => server.close());

const log = createLogger({ level: 'silent', name: 'tests' });

test('a connection that ends right after its checkout fails its statement, not the process', async () => {
  const pool = new pg.Pool({ connectionString: server.url });
  ignoreConnectionErrors(pool);
  await expect(pool.query('SELECT 1')).rejects.toThrow();
  await pool.end();
});

test('the event store, the jobs and the read models survive a server that stops', async () => {
  await expect(createPostgresEventStore({ connectionString: server.url })).rejects.toBeInstanceOf(
    EventStoreUnavailableError,
  );
  await expect(createJobs({ databaseUrl: server.url, log })).rejects.toThrow();
  const database = createDatabase(server.url, { log });
  await expect(database.raw('SELECT 1')).rejects.toThrow();
  await database.destroy();
});
