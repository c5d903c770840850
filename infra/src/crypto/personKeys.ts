import { randomBytes, type KeyObject } from 'node:crypto';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { PersonErasedError, PersonKeyMissingError } from './errors';
import { createKeyring } from './keyring';
import { createBatchLoader } from './batchLoader';

/** The key of each person, which encrypts their whole record. */
export interface PersonKeys {
  /** The person's key, created if missing. @throws PersonErasedError */
  getOrCreateKey(userId: string): Promise<KeyObject>;
  /** The person's key, or null if it has been destroyed. @throws PersonKeyMissingError */
  readKey(userId: string): Promise<KeyObject | null>;
  /**
   * Destroys the key permanently and notifies other processes (see `listenForDestroyedKeys`). A process that misses the
   * notification may use the cached key for another `cacheTtlMs`.
   */
  destroy(userId: string): Promise<void>;
  /** Removes a key without a trace. Only for a key that encrypted nothing and an id that is not used again. */
  discard(userId: string): Promise<void>;
  /** Ids of all people with a destroyed key. */
  listDestroyed(): Promise<readonly string[]>;
  /** Records that another process has destroyed this person's key. */
  markDestroyed(userId: string): void;
  /** Clears the cache, because a notification may have been lost. */
  clearCache(): void;
}

export interface PersonKeysOptions {
  readonly database: Knex;
  /** 32 bytes. */
  readonly masterKey: Buffer;
  /** Master keys from before a rotation. */
  readonly earlierMasterKeys?: readonly Buffer[];
  /** Number of unwrapped keys in memory. Default 5,000. */
  readonly cacheSize?: number;
  /** Default 30,000. */
  readonly cacheTtlMs?: number;
}

/** Carries the id of each person whose key is destroyed. */
export const destroyedKeysChannel = 'settlewise_destroyed_keys';

interface CachedKey {
  /** Null if destroyed. */
  readonly key: KeyObject | null;
}

const rowsShape = z.array(z.object({ user_id: z.string(), wrapped_key: z.instanceof(Buffer).nullable() }));

/** Keeps keys in the table `person_keys`, wrapped with the master key and bound to their person. */
export function createPersonKeys({
  database,
  masterKey,
  earlierMasterKeys = [],
  cacheSize = 5_000,
  cacheTtlMs = 30_000,
}: PersonKeysOptions): PersonKeys {
  const keyring = createKeyring(masterKey, earlierMasterKeys);
  const cache = new LRUCache<string, CachedKey>({ max: cacheSize, ttl: cacheTtlMs });
  // A replay of the log needs the keys of hundreds of people at once, and one query reads them all.
  const loadRow = createBatchLoader(readRows);

  async function readRows(userIds: readonly string[]): Promise<ReadonlyMap<string, Buffer | null>> {
    const rows = rowsShape.parse(
      await database('person_keys').whereIn('user_id', userIds).select('user_id', 'wrapped_key'),
    );
    return new Map(rows.map((row) => [row.user_id, row.wrapped_key]));
  }

  async function findKey(userId: string): Promise<CachedKey | null> {
    const remembered = cache.get(userId);
    if (remembered !== undefined) return remembered;
    const wrapped = await loadRow(userId);
    if (wrapped === undefined) return null;
    // The key may have been destroyed during the read; that is final.
    const latest = cache.get(userId);
    if (latest?.key === null) return latest;
    const cachedKey: CachedKey = { key: wrapped === null ? null : keyring.unwrap(userId, wrapped) };
    cache.set(userId, cachedKey);
    return cachedKey;
  }

  /** If several processes create a key at once, one row is stored, and all of them read it. */
  async function createKey(userId: string): Promise<void> {
    await database('person_keys')
      .insert({ user_id: userId, wrapped_key: keyring.wrap(userId, randomBytes(32)) })
      .onConflict('user_id')
      .ignore();
  }

  return {
    async getOrCreateKey(personId) {
      const userId = personId.toLowerCase();
      let person = await findKey(userId);
      if (person === null) {
        await createKey(userId);
        person = await findKey(userId);
      }
      if (person === null) throw new PersonKeyMissingError(userId);
      if (person.key === null) throw new PersonErasedError(userId);
      return person.key;
    },

    async readKey(personId) {
      const userId = personId.toLowerCase();
      const person = await findKey(userId);
      if (person === null) throw new PersonKeyMissingError(userId);
      return person.key;
    },

    async destroy(personId) {
      const userId = personId.toLowerCase();
      // A person without a key gets a row too, so that no key can be created later.
      await database.raw(
        `INSERT INTO person_keys (user_id, wrapped_key, destroyed_at) VALUES (?, NULL, now())
         ON CONFLICT (user_id) DO UPDATE
         SET wrapped_key = NULL, destroyed_at = coalesce(person_keys.destroyed_at, now())
         RETURNING pg_notify('${destroyedKeysChannel}', user_id::text)`,
        [userId],
      );
      cache.set(userId, { key: null });
      // Deletes the snapshots after the key, so that no new ones can be stored.
      await database('stream_snapshots').where({ user_id: userId }).delete();
    },

    async discard(personId) {
      const userId = personId.toLowerCase();
      await database.raw(
        `WITH gone AS (DELETE FROM person_keys WHERE user_id = ? AND wrapped_key IS NOT NULL RETURNING user_id)
         SELECT pg_notify('${destroyedKeysChannel}', user_id::text) FROM gone`,
        [userId],
      );
      cache.set(userId, { key: null });
    },

    listDestroyed: () => database('person_keys').whereNull('wrapped_key').pluck<string[]>('user_id'),

    markDestroyed: (personId) => void cache.set(personId.toLowerCase(), { key: null }),
    clearCache() {
      cache.clear();
    },
  };
}
