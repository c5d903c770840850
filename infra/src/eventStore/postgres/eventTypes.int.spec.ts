import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database';
import { withConnection } from '../../database';
import {
  createPostgresEventStore,
  findEventTypesInLog,
  recordEventTypes,
  NewerEventsError,
  type PostgresEventStore,
} from '..';

let testDatabase: TestDatabase;
let store: PostgresEventStore;
beforeEach(async () => {
  testDatabase = await createTestDatabase({ migrated: true });
  store = await createPostgresEventStore({ connectionString: testDatabase.url });
});
afterEach(async () => {
  await store.close();
  await testDatabase.drop();
});

const older = [
  { type: 'Arrived', version: 1 },
  { type: 'Left', version: 1 },
];
const newer = [
  { type: 'Arrived', version: 2 },
  { type: 'Left', version: 1 },
  { type: 'Stayed', version: 1 },
];
const append = (type: string, schemaVersion: number) =>
  store.append('guests', [{ id: randomUUID(), type, data: {}, metadata: { schemaVersion } }], 'any');
const readEventTypes = () =>
  withConnection({ connectionString: testDatabase.url }, async (client) => {
    const { rows } = await client.query<object>('SELECT type, version FROM event_types ORDER BY type');
    return rows;
  });

test('the log is searched for its event types, each in its newest version', async () => {
  for (const version of [1, 2, 1]) await append('Arrived', version);
  await append('Left', 1);
  const found = await withConnection({ connectionString: testDatabase.url }, (client) =>
    findEventTypesInLog(client),
  );
  expect(found).toEqual([
    { type: 'Arrived', version: 2 },
    { type: 'Left', version: 1 },
  ]);
});

test('an older program opens a log without newer events', async () => {
  await recordEventTypes(testDatabase.url, newer);
  await append('Arrived', 1);
  await append('Left', 1);
  await recordEventTypes(testDatabase.url, older);
  // The entries of the newer program stay.
  expect(await readEventTypes()).toEqual(newer);
});

test.each([
  ['of a new type', 'Stayed', 1, 'Stayed'],
  ['of a later version', 'Arrived', 2, 'Arrived version 2'],
])('an older program refuses a log that holds an event %s', async (_what, type, version, name) => {
  await recordEventTypes(testDatabase.url, older);
  await recordEventTypes(testDatabase.url, newer);
  await append(type, version);
  const opening = recordEventTypes(testDatabase.url, older);
  await expect(opening).rejects.toBeInstanceOf(NewerEventsError);
  await expect(opening).rejects.toThrow(
    `These data hold events that a newer version of Settlewise wrote (${name}), and this one cannot read them: start that version again, or a newer one. Nothing was changed.`,
  );
  await recordEventTypes(testDatabase.url, newer);
  expect(await readEventTypes()).toEqual(newer);
});

test('programs that start at the same time all record their event types', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      recordEventTypes(testDatabase.url, index % 2 === 0 ? newer : older.toReversed()),
    ),
  );
  expect(await readEventTypes()).toEqual(newer);
});
