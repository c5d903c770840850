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

/** How many sessions of this test's database there are, beside the one that asks. */
const others = () =>
  withConnection(config, async (client) => {
    const { rowCount } = await client.query(
      'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    return rowCount;
  });

test('what is done on it is answered, and it is ended', async () => {
  expect(await withConnection(config, others)).toBe(1);
  await expect.poll(others).toBe(0);
});

test('it is ended after work that failed, too', async () => {
  const failed = withConnection(config, (client) => client.query('SELECT nothing'));
  await expect(failed).rejects.toThrow('column "nothing" does not exist');
  await expect.poll(others).toBe(0);
});

test('a server that ends it between two questions fails the next one, and not the process', async () => {
  const asked = withConnection(config, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = new Promise<void>((resolve) => void client.once('end', () => resolve()));
    await withConnection(config, (killer) => killer.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]));
    await ended;
    return client.query('SELECT 1');
  });
  await expect(asked).rejects.toThrow(/not queryable|closed|terminat/i);
});

test('a server that is not there is told of', async () => {
  await expect(withConnection({ host: '127.0.0.1', port: 1 }, () => Promise.resolve('done'))).rejects.toThrow(
    'ECONNREFUSED',
  );
});
