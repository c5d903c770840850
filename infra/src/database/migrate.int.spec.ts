import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { createDatabase } from './createDatabase';
import { migrate } from './migrate';

let empty: TestDatabase;
beforeAll(async () => {
  empty = await createTestDatabase({ migrated: false });
});
afterAll(() => empty.drop());

test('several processes can migrate an empty database at once', async () => {
  const processes = [1, 2, 3].map(() => createDatabase(empty.url));
  try {
    await Promise.all(processes.map((database) => migrate(database)));
    const [database] = processes;
    const tables = await database?.('pg_tables').where({ schemaname: 'public' }).pluck<string[]>('tablename');
    expect(tables).toEqual(expect.arrayContaining(['events', 'person_keys', 'sessions', 'rate_limits']));
  } finally {
    await Promise.all(processes.map((database) => database.destroy()));
  }
});

test('a process killed during a migration does not block the next', async () => {
  const database = createDatabase(empty.url);
  try {
    await migrate(database);
    await database('schema_migrations_lock').update({ is_locked: 1 });
    await migrate(database);
    expect(await database('schema_migrations_lock').pluck('is_locked')).toEqual([0]);
  } finally {
    await database.destroy();
  }
});

test('a migrated test database has all tables, and is separate from other ones', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const first = createDatabase(one.url);
  const second = createDatabase(two.url);
  try {
    await first('rate_limits').insert({ key: 'address', points: 1 });
    expect(await second('rate_limits').count('*')).toEqual([{ count: '0' }]);
  } finally {
    await Promise.all([first.destroy(), second.destroy()]);
    await Promise.all([one.drop(), two.drop()]);
  }
});

test('data of a newer version are refused with an explanation', async () => {
  const later = await createTestDatabase();
  const database = createDatabase(later.url);
  try {
    await database('schema_migrations').insert({ name: '9999_later', batch: 99, migration_time: new Date() });
    await expect(migrate(database)).rejects.toThrow(
      'These data were written by a newer version of Settlewise (9999_later), and this one could harm them: start that version again, or a newer one. Nothing was changed.',
    );
  } finally {
    await database.destroy();
    await later.drop();
  }
});
