import { randomBytes, type KeyObject } from 'node:crypto';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { PersonErasedError, PersonKeyMissingError } from './errors';
import { createKeyring } from './keyring';
import { createLookup } from './lookup';

/** The key of each person, under which everything recorded about them is encrypted. */
export interface PersonKeys {
  /** The person's key; made now when they have none. @throws PersonErasedError */
  forWriting(userId: string): Promise<KeyObject>;
  /** The person's key, or null when it has been destroyed. @throws PersonKeyMissingError */
  forReading(userId: string): Promise<KeyObject | null>;
  /**
   * Destroys the key for ever. Other processes are told (see `listenForDestroyedKeys`); one that cannot be reached at this
   * moment may use the key from its memory for another `rememberedForMs`.
   */
  destroy(userId: string): Promise<void>;
  /** Removes a key as if it had never been made. Only where nothing was recorded under it, and its id is not used again. */
  discard(userId: string): Promise<void>;
  /** Ids of everybody whose key was destroyed. */
  destroyed(): Promise<readonly string[]>;
  /** Another process has destroyed this person's key. */
  destroyedElsewhere(userId: string): void;
  /** A message about a destroyed key may have been lost: cached keys are read again. */
  forgetAll(): void;
}

export interface PersonKeysOptions {
  readonly database: Knex;
  /** 32 bytes. */
  readonly masterKey: Buffer;
  /** Master keys of before a rotation. */
  readonly earlierMasterKeys?: readonly Buffer[];
  /** Keys kept unwrapped in memory. Default 5,000. */
  readonly remembered?: number;
  /** Default 30,000. */
  readonly rememberedForMs?: number;
}

/** Tells the id of each person whose key is destroyed. */
export const destroyedKeysChannel = 'settlewise_destroyed_keys';

interface Known {
  /** Null once destroyed. */
  readonly key: KeyObject | null;
}

const rowsShape = z.array(z.object({ user_id: z.string(), wrapped_key: z.instanceof(Buffer).nullable() }));

/** Keys in the table `person_keys`, each wrapped by the master key and bound to its person. */
export function createPersonKeys({
  database,
  masterKey,
  earlierMasterKeys = [],
  remembered = 5_000,
  rememberedForMs = 30_000,
}: PersonKeysOptions): PersonKeys {
  const keyring = createKeyring(masterKey, earlierMasterKeys);
  const cache = new LRUCache<string, Known>({ max: remembered, ttl: rememberedForMs });
  // A replay of the log asks for hundreds of people at once: one query answers them all.
  const stored = createLookup(readRows);

  async function readRows(userIds: readonly string[]): Promise<ReadonlyMap<string, Buffer | null>> {
    const rows = rowsShape.parse(
      await database('person_keys').whereIn('user_id', userIds).select('user_id', 'wrapped_key'),
    );
    return new Map(rows.map((row) => [row.user_id, row.wrapped_key]));
  }

  async function known(userId: string): Promise<Known | null> {
    const remembered = cache.get(userId);
    if (remembered !== undefined) return remembered;
    const wrapped = await stored(userId);
    if (wrapped === undefined) return null;
    // Destroyed while the row was on its way: that is final.
    const meanwhile = cache.get(userId);
    if (meanwhile?.key === null) return meanwhile;
    const found: Known = { key: wrapped === null ? null : keyring.unwrap(userId, wrapped) };
    cache.set(userId, found);
    return found;
  }

  /** If several processes do this at once, one row is stored, and all of them read it. */
  async function make(userId: string): Promise<void> {
    await database('person_keys')
      .insert({ user_id: userId, wrapped_key: keyring.wrap(userId, randomBytes(32)) })
      .onConflict('user_id')
      .ignore();
  }

  return {
    async forWriting(personId) {
      const userId = personId.toLowerCase();
      let person = await known(userId);
      if (person === null) {
        await make(userId);
        person = await known(userId);
      }
      if (person === null) throw new PersonKeyMissingError(userId);
      if (person.key === null) throw new PersonErasedError(userId);
      return person.key;
    },

    async forReading(personId) {
      const userId = personId.toLowerCase();
      const person = await known(userId);
      if (person === null) throw new PersonKeyMissingError(userId);
      return person.key;
    },

    async destroy(personId) {
      const userId = personId.toLowerCase();
      // Somebody without a key gets the row of a destroyed one, so that no key can be made for them later.
      await database.raw(
        `INSERT INTO person_keys (user_id, wrapped_key, destroyed_at) VALUES (?, NULL, now())
         ON CONFLICT (user_id) DO UPDATE
         SET wrapped_key = NULL, destroyed_at = coalesce(person_keys.destroyed_at, now())
         RETURNING pg_notify('${destroyedKeysChannel}', user_id::text)`,
        [userId],
      );
      cache.set(userId, { key: null });
      // Snapshots that were sealed under it go too; after the key, so that no new ones can be stored.
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

    destroyed: () => database('person_keys').whereNull('wrapped_key').pluck<string[]>('user_id'),

    destroyedElsewhere: (personId) => void cache.set(personId.toLowerCase(), { key: null }),
    forgetAll() {
      cache.clear();
    },
  };
}
