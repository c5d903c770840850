import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../testing/database';
import { createDatabase } from '../database';
import {
  createPersonKeys,
  listenForDestroyedKeys,
  PersonErasedError,
  PersonKeyMissingError,
  UnknownMasterKeyError,
  type PersonKeysOptions,
} from './index';

const masterKey = Buffer.alloc(32, 7);

describe('person keys', () => {
  let database: Knex;
  let connectionString: string;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const testDatabase = await createTestDatabase({ migrated: true });
    database = createDatabase(testDatabase.url);
    connectionString = testDatabase.url;
    close = async () => {
      await database.destroy();
      await testDatabase.drop();
    };
  });
  afterAll(() => close());

  /** The keys of a new process, with an empty cache. */
  const createProcessKeys = (options: Partial<Omit<PersonKeysOptions, 'database'>> = {}) =>
    createPersonKeys({ database, masterKey, ...options });

  const rowShape = z.object({
    wrapped_key: z.instanceof(Buffer).nullable(),
    destroyed_at: z.date().nullable(),
  });
  const readRow = async (userId: string) =>
    rowShape.parse(await database('person_keys').where({ user_id: userId }).first());

  it('are created at the first write, one per person, and stay the same', async () => {
    const [maria, amir] = [randomUUID(), randomUUID()];
    const keys = createProcessKeys();
    const key = await keys.getOrCreateKey(maria);
    expect(key.symmetricKeySize).toBe(32);
    expect((await keys.getOrCreateKey(maria)).equals(key)).toBe(true);
    expect((await keys.readKey(maria))?.equals(key)).toBe(true);
    expect((await createProcessKeys().readKey(maria))?.equals(key)).toBe(true);
    expect((await keys.getOrCreateKey(amir)).equals(key)).toBe(false);
  });

  it('are created once when several processes write at the same time', async () => {
    const userId = randomUUID();
    const createdKeys = await Promise.all(
      Array.from({ length: 8 }, () => createProcessKeys().getOrCreateKey(userId)),
    );
    for (const key of createdKeys)
      expect(key.equals(await createProcessKeys().getOrCreateKey(userId))).toBe(true);
  });

  it('do not depend on the case of the person’s id', async () => {
    const userId = randomUUID();
    const key = await createProcessKeys().getOrCreateKey(userId.toUpperCase());
    expect((await createProcessKeys().readKey(userId))?.equals(key)).toBe(true);
  });

  it('are stored wrapped', async () => {
    const userId = randomUUID();
    const key = await createProcessKeys().getOrCreateKey(userId);
    const { wrapped_key: wrapped } = await readRow(userId);
    expect(wrapped?.includes(key.export())).toBe(false);
  });

  it('cannot be read for a person without a key', async () => {
    await expect(createProcessKeys().readKey(randomUUID())).rejects.toBeInstanceOf(PersonKeyMissingError);
  });

  it('cannot be read with another master key, but after a rotation', async () => {
    const userId = randomUUID();
    const key = await createProcessKeys().getOrCreateKey(userId);
    const newMasterKey = Buffer.alloc(32, 8);
    const otherKeys = createProcessKeys({ masterKey: newMasterKey });
    await expect(otherKeys.readKey(userId)).rejects.toBeInstanceOf(UnknownMasterKeyError);
    await expect(otherKeys.getOrCreateKey(userId)).rejects.toBeInstanceOf(UnknownMasterKeyError);
    const rotated = createProcessKeys({ masterKey: newMasterKey, earlierMasterKeys: [masterKey] });
    expect((await rotated.readKey(userId))?.equals(key)).toBe(true);
  });

  it('are read for hundreds of people with one query', async () => {
    const userIds = Array.from({ length: 300 }, () => randomUUID());
    const writing = createProcessKeys();
    await Promise.all(userIds.map((userId) => writing.getOrCreateKey(userId)));
    let queries = 0;
    const count = () => (queries += 1);
    database.on('query', count);
    const reading = createProcessKeys();
    const keys = await Promise.all(userIds.map((userId) => reading.readKey(userId)));
    database.removeListener('query', count);
    expect(new Set(keys.map((key) => key?.export().toString('hex'))).size).toBe(300);
    expect(queries).toBe(1);
  });

  describe('once destroyed', () => {
    it('are null for reads and refused for writes, here and in a new process', async () => {
      const userId = randomUUID();
      const keys = createProcessKeys();
      await keys.getOrCreateKey(userId);
      await keys.destroy(userId);
      for (const asking of [keys, createProcessKeys()]) {
        expect(await asking.readKey(userId)).toBeNull();
        await expect(asking.getOrCreateKey(userId)).rejects.toBeInstanceOf(PersonErasedError);
      }
    });

    it('are deleted from the database', async () => {
      const userId = randomUUID();
      await createProcessKeys().getOrCreateKey(userId);
      await createProcessKeys().destroy(userId);
      expect(await readRow(userId)).toStrictEqual({ wrapped_key: null, destroyed_at: expect.any(Date) });
    });

    it('stay destroyed, and no new key can be created', async () => {
      const userId = randomUUID();
      await createProcessKeys().destroy(userId);
      const before = await readRow(userId);
      await createProcessKeys().destroy(userId);
      await expect(createProcessKeys().getOrCreateKey(userId)).rejects.toBeInstanceOf(PersonErasedError);
      expect(await readRow(userId)).toStrictEqual(before);
    });

    it('are removed from the caches of other processes at once', async () => {
      const userId = randomUUID();
      // Longer than the test, so that an expired cache entry cannot make it pass.
      const keys = createProcessKeys({ cacheTtlMs: 24 * 60 * 60_000 });
      const listener = listenForDestroyedKeys({ connectionString, personKeys: keys });
      // A notification is lost before the listener is ready. The first one received shows that it is.
      await expect
        .poll(async () => {
          const other = randomUUID();
          await keys.getOrCreateKey(other);
          await createProcessKeys().destroy(other);
          return keys.readKey(other);
        })
        .toBeNull();
      await keys.getOrCreateKey(userId);
      await createProcessKeys().destroy(userId);
      await expect.poll(() => keys.readKey(userId)).toBeNull();
      await expect(keys.getOrCreateKey(userId)).rejects.toBeInstanceOf(PersonErasedError);
      await listener.close();
    });

    it('stay destroyed after a concurrent read', async () => {
      const userId = randomUUID();
      await createProcessKeys().getOrCreateKey(userId);
      const keys = createProcessKeys();
      await Promise.all([keys.readKey(userId), keys.destroy(userId)]);
      expect(await keys.readKey(userId)).toBeNull();
    });
  });
});
