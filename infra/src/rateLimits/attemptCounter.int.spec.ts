import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { createDatabase } from '../database';
import { createAttemptCounter } from './index';

let database: TestDatabase;
let knex: ReturnType<typeof createDatabase>;
beforeAll(async () => {
  database = await createTestDatabase();
  knex = createDatabase(database.url, { applicationName: 'tests' });
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('attempts that a fast clock counted do not block anybody until its date', async () => {
  const counter = createAttemptCounter({ database: knex, name: 'signIn', attempts: 2, seconds: 60 });
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 24 * 60 * 60 * 1000);
  expect([await counter.count('ada'), await counter.count('ada')]).toEqual([{ left: 1 }, { left: 0 }]);
  expect(await counter.count('ada')).toEqual({ waitMs: expect.any(Number) });
  await counter.count('grace');
  vi.restoreAllMocks();
  expect(await counter.count('ada')).toEqual({ left: 1 });
  // A key with attempts left is also reset to the normal period.
  expect([await counter.count('grace'), await counter.count('grace')]).toEqual([{ left: 1 }, { left: 0 }]);
  const answer = await counter.count('grace');
  expect('waitMs' in answer && answer.waitMs <= 60_000).toBe(true);
});
