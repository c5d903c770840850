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

describe('the keys of persons', () => {
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

  /** Keys as another process sees them: with nothing remembered yet. */
  const keysOfAProcess = (options: Partial<Omit<PersonKeysOptions, 'database'>> = {}) =>
    createPersonKeys({ database, masterKey, ...options });

  const rowShape = z.object({
    wrapped_key: z.instanceof(Buffer).nullable(),
    destroyed_at: z.date().nullable(),
  });
  const rowOf = async (userId: string) =>
    rowShape.parse(await database('person_keys').where({ user_id: userId }).first());

  it('are made at the first writing, one a person, and are the same from then on', async () => {
    const [maria, amir] = [randomUUID(), randomUUID()];
    const keys = keysOfAProcess();
    const key = await keys.forWriting(maria);
    expect(key.symmetricKeySize).toBe(32);
    expect((await keys.forWriting(maria)).equals(key)).toBe(true);
    expect((await keys.forReading(maria))?.equals(key)).toBe(true);
    expect((await keysOfAProcess().forReading(maria))?.equals(key)).toBe(true);
    expect((await keys.forWriting(amir)).equals(key)).toBe(false);
  });

  it('are one key for several processes that write for the first time at once', async () => {
    const userId = randomUUID();
    const made = await Promise.all(Array.from({ length: 8 }, () => keysOfAProcess().forWriting(userId)));
    for (const key of made) expect(key.equals(await keysOfAProcess().forWriting(userId))).toBe(true);
  });

  it('are one person’s however their id is written', async () => {
    const userId = randomUUID();
    const key = await keysOfAProcess().forWriting(userId.toUpperCase());
    expect((await keysOfAProcess().forReading(userId))?.equals(key)).toBe(true);
  });

  it('are stored wrapped: the row does not hold the key', async () => {
    const userId = randomUUID();
    const key = await keysOfAProcess().forWriting(userId);
    const { wrapped_key: wrapped } = await rowOf(userId);
    expect(wrapped?.includes(key.export())).toBe(false);
  });

  it('cannot be read for somebody who never had one', async () => {
    await expect(keysOfAProcess().forReading(randomUUID())).rejects.toBeInstanceOf(PersonKeyMissingError);
  });

  it('are of no use under another master key, and outlive a change of it', async () => {
    const userId = randomUUID();
    const key = await keysOfAProcess().forWriting(userId);
    const newMasterKey = Buffer.alloc(32, 8);
    const strangers = keysOfAProcess({ masterKey: newMasterKey });
    await expect(strangers.forReading(userId)).rejects.toBeInstanceOf(UnknownMasterKeyError);
    await expect(strangers.forWriting(userId)).rejects.toBeInstanceOf(UnknownMasterKeyError);
    const rotated = keysOfAProcess({ masterKey: newMasterKey, earlierMasterKeys: [masterKey] });
    expect((await rotated.forReading(userId))?.equals(key)).toBe(true);
  });

  it('are read for hundreds of people with one query', async () => {
    const userIds = Array.from({ length: 300 }, () => randomUUID());
    const writing = keysOfAProcess();
    await Promise.all(userIds.map((userId) => writing.forWriting(userId)));
    let queries = 0;
    const count = () => (queries += 1);
    database.on('query', count);
    const reading = keysOfAProcess();
    const keys = await Promise.all(userIds.map((userId) => reading.forReading(userId)));
    database.removeListener('query', count);
    expect(new Set(keys.map((key) => key?.export().toString('hex'))).size).toBe(300);
    expect(queries).toBe(1);
  });

  describe('once destroyed', () => {
    it('are null for reading and refused for writing, here and in a process that asks later', async () => {
      const userId = randomUUID();
      const keys = keysOfAProcess();
      await keys.forWriting(userId);
      await keys.destroy(userId);
      for (const asking of [keys, keysOfAProcess()]) {
        expect(await asking.forReading(userId)).toBeNull();
        await expect(asking.forWriting(userId)).rejects.toBeInstanceOf(PersonErasedError);
      }
    });

    it('are gone from the database', async () => {
      const userId = randomUUID();
      await keysOfAProcess().forWriting(userId);
      await keysOfAProcess().destroy(userId);
      expect(await rowOf(userId)).toStrictEqual({ wrapped_key: null, destroyed_at: expect.any(Date) });
    });

    it('stay so: destroying again changes nothing, and nobody can make a new one', async () => {
      const userId = randomUUID();
      await keysOfAProcess().destroy(userId);
      const before = await rowOf(userId);
      await keysOfAProcess().destroy(userId);
      await expect(keysOfAProcess().forWriting(userId)).rejects.toBeInstanceOf(PersonErasedError);
      expect(await rowOf(userId)).toStrictEqual(before);
    });

    it('are forgotten at once by other processes that remember them', async () => {
      const userId = randomUUID();
      // Longer than the test may take: a key that is only forgotten with time fails it.
      const keys = keysOfAProcess({ rememberedForMs: 24 * 60 * 60_000 });
      const listener = listenForDestroyedKeys({ connectionString, personKeys: keys });
      // What is told before somebody listens is not heard: the first word shows that the line stands.
      await expect
        .poll(async () => {
          const other = randomUUID();
          await keys.forWriting(other);
          await keysOfAProcess().destroy(other);
          return keys.forReading(other);
        })
        .toBeNull();
      await keys.forWriting(userId);
      await keysOfAProcess().destroy(userId);
      await expect.poll(() => keys.forReading(userId)).toBeNull();
      await expect(keys.forWriting(userId)).rejects.toBeInstanceOf(PersonErasedError);
      await listener.close();
    });

    it('stay so for a reading that was under way', async () => {
      const userId = randomUUID();
      await keysOfAProcess().forWriting(userId);
      const keys = keysOfAProcess();
      await Promise.all([keys.forReading(userId), keys.destroy(userId)]);
      expect(await keys.forReading(userId)).toBeNull();
    });
  });
});
