import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database';
import { createDatabase } from '../database';
import { checkKeys, countWrappedKeys, createPersonKeys, rewrapPersonKeys } from './index';

const first = Buffer.alloc(32, 7);
const second = Buffer.alloc(32, 8);
const unknown = Buffer.alloc(32, 9);

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

const createIds = (count: number) => Array.from({ length: count }, () => randomUUID());
const createKeys = (masterKey: Buffer, earlierMasterKeys: readonly Buffer[] = []) =>
  createPersonKeys({ database, masterKey, earlierMasterKeys });
const rotation = { masterKey: second, earlierMasterKeys: [first] };
const exportKeys = async (userIds: readonly string[], keys = createKeys(second)) =>
  Promise.all(userIds.map(async (userId) => (await keys.readKey(userId))?.export().toString('hex')));

test('every key is rewrapped, and stays the same key', async () => {
  const userIds = createIds(7);
  const writing = createKeys(first);
  const before = await Promise.all(
    userIds.map(async (userId) => (await writing.getOrCreateKey(userId)).export().toString('hex')),
  );
  const progress: number[] = [];
  const done = await rewrapPersonKeys({
    ...rotation,
    database,
    batchSize: 3,
    onProgress: (rewrapped) => progress.push(rewrapped),
  });
  expect(done).toEqual({ rewrapped: 7, keys: { current: 7, earlier: 0, unknown: 0 } });
  expect(progress).toEqual([3, 6, 7]);
  expect(await exportKeys(userIds)).toEqual(before);
  expect(await rewrapPersonKeys({ ...rotation, database })).toMatchObject({ rewrapped: 0 });
});

test('a key stays destroyed, also one that is destroyed during the rotation', async () => {
  const userIds = createIds(6);
  const running = createKeys(first);
  await Promise.all(userIds.map((userId) => running.getOrCreateKey(userId)));
  const [destroyedBefore = '', destroyedDuring = ''] = [...userIds].sort().toReversed();
  await running.destroy(destroyedBefore);
  let destroying: Promise<void> | undefined;
  await rewrapPersonKeys({
    ...rotation,
    database,
    batchSize: 1,
    onProgress: () => void (destroying ??= running.destroy(destroyedDuring)),
  });
  await destroying;
  expect(await exportKeys([destroyedBefore, destroyedDuring])).toEqual([undefined, undefined]);
  expect(await countWrappedKeys({ ...rotation, database })).toEqual({ current: 4, earlier: 0, unknown: 0 });
});

test('it can be interrupted and resumed, and includes keys that a running program adds', async () => {
  const userIds = createIds(5);
  const running = createKeys(first);
  await Promise.all(userIds.map((userId) => running.getOrCreateKey(userId)));
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
  await running.getOrCreateKey(randomUUID());
  expect(await rewrapPersonKeys({ ...rotation, database })).toMatchObject({
    rewrapped: 4,
    keys: { current: 6, earlier: 0 },
  });
});

test('a damaged wrapped key is not overwritten', async () => {
  const userId = randomUUID();
  await createKeys(first).getOrCreateKey(userId);
  const damage = `set_byte(wrapped_key, 40, get_byte(wrapped_key, 40) # 1)`;
  await database('person_keys').update({ wrapped_key: database.raw(damage) });
  const before: unknown = await database('person_keys').first('wrapped_key');
  await expect(rewrapPersonKeys({ ...rotation, database })).rejects.toMatchObject({
    name: 'SealBrokenError',
  });
  expect(await database('person_keys').first('wrapped_key')).toEqual(before);
});

test('wrong keys are reported in one line before they are used', async () => {
  await createKeys(first).getOrCreateKey(randomUUID());
  const check = (masterKey: Buffer, lookupKey: Buffer, earlierMasterKeys: readonly Buffer[] = []) =>
    checkKeys({ database, masterKey, lookupKey, earlierMasterKeys });
  await check(first, first);
  await check(first, first);
  await expect(check(unknown, first)).rejects.toThrow(
    /^MASTER_KEY is not the key of this database: 1 persons’ key.*$/,
  );
  await expect(check(second, first)).rejects.toMatchObject({ name: 'ConfigError', setting: 'MASTER_KEY' });
  await check(second, first, [first]);
  await rewrapPersonKeys({ ...rotation, database });
  await check(second, first);
  // After the rotation the earlier key is no longer accepted.
  await expect(check(second, second)).rejects.toThrow(/^LOOKUP_KEY is not the one .*$/);
});
