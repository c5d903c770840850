import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { deriveKey } from './keys';
import { open, seal } from './seal';

/** The person has been erased: their key is gone, and nothing can be written about them any more. */
export class PersonErasedError extends Error {
  override readonly name = 'PersonErasedError';
  constructor(readonly userId: string) {
    super('This account has been deleted.');
  }
}

/** There is an encrypted event of a person whose key is neither here nor destroyed: the keys were lost. */
export class PersonKeyMissingError extends Error {
  override readonly name = 'PersonKeyMissingError';
  constructor(userId: string) {
    super(`The key of person ${userId} is missing`);
  }
}

/** A key for each person, under which everything about them is encrypted. Destroying it erases them. */
export interface PersonKeys {
  /** The person's key (32 bytes), made when there is none yet. @throws PersonErasedError */
  forWriting(userId: string): Promise<Buffer>;
  /** The person's key, or null when it has been destroyed. @throws PersonKeyMissingError when it was never made */
  forReading(userId: string): Promise<Buffer | null>;
  /** Destroys the key for good. The person stays known as erased. */
  destroy(userId: string): Promise<void>;
}

interface KeyRow {
  readonly wrapped_key: Buffer | null;
}

const rememberedKeys = 10_000;
/** Another process may destroy a key; so long it can still be remembered here. */
const rememberedForMs = 30_000;

/**
 * Person keys in the table `person_keys`, each wrapped by a key derived from the master key.
 * @param masterKey 32 bytes
 */
export function createPersonKeys({ database, masterKey }: { database: Knex; masterKey: Buffer }): PersonKeys {
  const wrappingKey = deriveKey(masterKey, 'wrap person keys');
  const remembered = new LRUCache<string, Buffer>({ max: rememberedKeys, ttl: rememberedForMs });
  // Many events of one person are read at once; they wait for one query together.
  const beingRead = new Map<string, Promise<Buffer | null | undefined>>();

  /** Null when destroyed, undefined when never made. */
  const read = async (userId: string): Promise<Buffer | null | undefined> => {
    const row = await database('person_keys')
      .where({ user_id: userId })
      .first<KeyRow | undefined>('wrapped_key');
    if (row === undefined) return undefined;
    if (row.wrapped_key === null) return null;
    const key = open(wrappingKey, row.wrapped_key, userId);
    remembered.set(userId, key);
    return key;
  };

  const find = (userId: string): Promise<Buffer | null | undefined> => {
    const known = remembered.get(userId);
    if (known !== undefined) return Promise.resolve(known);
    const reading = beingRead.get(userId) ?? read(userId).finally(() => beingRead.delete(userId));
    beingRead.set(userId, reading);
    return reading;
  };

  return {
    async forReading(userId) {
      const key = await find(userId);
      if (key === undefined) throw new PersonKeyMissingError(userId);
      return key;
    },

    async forWriting(userId) {
      const existing = await find(userId);
      if (existing !== null && existing !== undefined) return existing;
      // Two writers may both make one; the row decides which is kept, and a destroyed key is never replaced.
      await database('person_keys')
        .insert({ user_id: userId, wrapped_key: seal(wrappingKey, randomBytes(32), userId) })
        .onConflict('user_id')
        .ignore();
      const kept = await read(userId);
      if (kept === null || kept === undefined) throw new PersonErasedError(userId);
      return kept;
    },

    async destroy(userId) {
      await database('person_keys')
        .insert({ user_id: userId, wrapped_key: null, destroyed_at: database.fn.now() })
        .onConflict('user_id')
        .merge(['wrapped_key', 'destroyed_at']);
      remembered.delete(userId);
    },
  };
}
