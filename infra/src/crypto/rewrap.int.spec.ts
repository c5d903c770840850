import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database';
import { createDatabase } from '../database';
import { checkKeys, countWrappedKeys, createPersonKeys, rewrapPersonKeys } from './index';

const first = Buffer.alloc(32, 7);
const second = Buffer.alloc(32, 8);
const stranger = Buffer.alloc(32, 9);

let database: Knex;
let close: () => Promise<void>;
beforeEach(async () => {
  const testDatabase = await createTestDatabase();
  database = createDatabase(testDatabase.url);
  close = async () => {
    await database.destroy();
    await testDatabase.drop();
  };
});
afterEach(() => close());

const people = (count: number) => Array.from({ length: count }, () => randomUUID());
const keysUnder = (masterKey: Buffer, earlierMasterKeys: readonly Buffer[] = []) =>
  createPersonKeys({ database, masterKey, earlierMasterKeys });
const rotation = { masterKey: second, earlierMasterKeys: [first] };
const exported = async (userIds: readonly string[], keys = keysUnder(second)) =>
  Promise.all(userIds.map(async (userId) => (await keys.forReading(userId))?.export().toString('hex')));

test('every key is wrapped anew, and is the same key', async () => {
  const userIds = people(7);
  const writing = keysUnder(first);
  const before = await Promise.all(
    userIds.map(async (userId) => (await writing.forWriting(userId)).export().toString('hex')),
  );
  const told: number[] = [];
  const done = await rewrapPersonKeys({
    ...rotation,
    database,
    batchSize: 3,
    onProgress: (rewrapped) => told.push(rewrapped),
  });
  expect(done).toEqual({ rewrapped: 7, keys: { current: 7, earlier: 0, unknown: 0 } });
  expect(told).toEqual([3, 6, 7]);
  expect(await exported(userIds)).toEqual(before);
  expect(await rewrapPersonKeys({ ...rotation, database })).toMatchObject({ rewrapped: 0 });
});

test('a key that was destroyed stays so, and one that is destroyed meanwhile too', async () => {
  const userIds = people(6);
  const running = keysUnder(first);
  await Promise.all(userIds.map((userId) => running.forWriting(userId)));
  const [gone = '', going = ''] = [...userIds].sort().toReversed();
  await running.destroy(gone);
  let destroying: Promise<void> | undefined;
  await rewrapPersonKeys({
    ...rotation,
    database,
    batchSize: 1,
    onProgress: () => void (destroying ??= running.destroy(going)),
  });
  await destroying;
  expect(await exported([gone, going])).toEqual([undefined, undefined]);
  expect(await countWrappedKeys({ ...rotation, database })).toEqual({ current: 4, earlier: 0, unknown: 0 });
});

test('it can be ended and begun again, and what a running program adds meanwhile is counted', async () => {
  const userIds = people(5);
  const running = keysUnder(first);
  await Promise.all(userIds.map((userId) => running.forWriting(userId)));
  const ending = new AbortController();
  await expect(
    rewrapPersonKeys({
      ...rotation,
      database,
      batchSize: 2,
      signal: ending.signal,
      onProgress: () => ending.abort(),
    }),
  ).rejects.toMatchObject({ name: 'AbortError' });
  expect(await countWrappedKeys({ ...rotation, database })).toEqual({ current: 2, earlier: 3, unknown: 0 });
  await running.forWriting(randomUUID());
  expect(await rewrapPersonKeys({ ...rotation, database })).toMatchObject({
    rewrapped: 4,
    keys: { current: 6, earlier: 0 },
  });
});

test('a wrapped key that does not open is not written over', async () => {
  const userId = randomUUID();
  await keysUnder(first).forWriting(userId);
  const damage = `set_byte(wrapped_key, 40, get_byte(wrapped_key, 40) # 1)`;
  await database('person_keys').update({ wrapped_key: database.raw(damage) });
  const before: unknown = await database('person_keys').first('wrapped_key');
  await expect(rewrapPersonKeys({ ...rotation, database })).rejects.toMatchObject({
    name: 'SealBrokenError',
  });
  expect(await database('person_keys').first('wrapped_key')).toEqual(before);
});

test('wrong keys are named in one line, before anything is done with them', async () => {
  await keysUnder(first).forWriting(randomUUID());
  const check = (masterKey: Buffer, lookupKey: Buffer, earlierMasterKeys: readonly Buffer[] = []) =>
    checkKeys({ database, masterKey, lookupKey, earlierMasterKeys });
  await check(first, first);
  await check(first, first);
  await expect(check(stranger, first)).rejects.toThrow(
    /^MASTER_KEY is not the key of this database: 1 persons’ key.*$/,
  );
  await expect(check(second, first)).rejects.toMatchObject({ name: 'ConfigError', setting: 'MASTER_KEY' });
  await check(second, first, [first]);
  await rewrapPersonKeys({ ...rotation, database });
  await check(second, first);
  // Forgotten once the rotation is over.
  await expect(check(second, second)).rejects.toThrow(/^LOOKUP_KEY is not the one .*$/);
});
