import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { withConnection } from './withConnection';

let database: TestDatabase;
let config: { connectionString: string };
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  config = { connectionString: database.url };
});
afterAll(() => database.drop());

/** Counts the other sessions of this test's database. */
const countOtherSessions = () =>
  withConnection(config, async (client) => {
    const { rowCount } = await client.query(
      'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    return rowCount;
  });

test('the result of the work is returned, and the connection is closed', async () => {
  expect(await withConnection(config, countOtherSessions)).toBe(1);
  await expect.poll(countOtherSessions).toBe(0);
});

test('the connection is closed after failed work', async () => {
  const failed = withConnection(config, (client) => client.query('SELECT nothing'));
  await expect(failed).rejects.toThrow('column "nothing" does not exist');
  await expect.poll(countOtherSessions).toBe(0);
});

test('a connection that the server ends fails the next query, not the process', async () => {
  const result = withConnection(config, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = new Promise<void>((resolve) => void client.once('end', () => resolve()));
    await withConnection(config, (killer) => killer.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]));
    await ended;
    return client.query('SELECT 1');
  });
  await expect(result).rejects.toThrow(/not queryable|closed|terminat/i);
});

test('an unreachable server is reported', async () => {
  await expect(withConnection({ host: '127.0.0.1', port: 1 }, () => Promise.resolve('done'))).rejects.toThrow(
    'ECONNREFUSED',
  );
});
