import type { Knex } from 'knex';
import { z } from 'zod';
import { createKeyring } from './keyring';
import { countWrappedKeys, type WrappedKeys } from './keyCheck';

export interface RewrapOptions {
  readonly database: Knex;
  readonly masterKey: Buffer;
  readonly earlierMasterKeys: readonly Buffer[];
  /** Default 500. */
  readonly batchSize?: number;
  /** Called after each batch. */
  readonly onProgress?: (rewrapped: number) => void;
  readonly signal?: AbortSignal;
}

export interface RewrapResult {
  readonly rewrapped: number;
  /** The keys after the rewrap. */
  readonly keys: WrappedKeys;
}

const rowsShape = z.array(z.object({ user_id: z.string(), wrapped_key: z.instanceof(Buffer) }));

/**
 * Rewraps every person key with the current master key. It commits each batch, so it can be interrupted and repeated. A
 * key that is destroyed during this stays destroyed. Each rewrapped key is verified before it is stored.
 * @throws SealBrokenError when a wrapped key was changed · errors of the database · the signal's reason
 */
export async function rewrapPersonKeys(options: RewrapOptions): Promise<RewrapResult> {
  const { database, masterKey, earlierMasterKeys, batchSize = 500, onProgress, signal } = options;
  const keyring = createKeyring(masterKey, earlierMasterKeys);
  let rewrapped = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    signal?.throwIfAborted();
    const rows = rowsShape.parse(
      await database('person_keys')
        .whereNotNull('wrapped_key')
        .where('user_id', '>', after)
        .orderBy('user_id')
        .limit(batchSize)
        .select('user_id', 'wrapped_key'),
    );
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.user_id;
    const old = rows.filter((row) => keyring.status(row.wrapped_key) === 'earlier');
    if (old.length === 0) continue;
    rewrapped += await replace(
      database,
      old.map(({ user_id: userId, wrapped_key: wrapped }) => ({
        userId,
        wrapped,
        rewrapped: rewrap(userId, wrapped),
      })),
    );
    onProgress?.(rewrapped);
  }
  return { rewrapped, keys: await countWrappedKeys(options) };

  function rewrap(userId: string, wrapped: Buffer): Buffer {
    const key = keyring.unwrap(userId, wrapped);
    const result = keyring.wrap(userId, key.export());
    if (!keyring.unwrap(userId, result).equals(key))
      throw new Error(`The key of person ${userId} did not open again`);
    return result;
  }
}

/** Replaces the keys that have not changed since they were read. @returns how many */
async function replace(
  database: Knex,
  keys: readonly { readonly userId: string; readonly wrapped: Buffer; readonly rewrapped: Buffer }[],
): Promise<number> {
  const answer: unknown = await database.raw(
    `UPDATE person_keys SET wrapped_key = given.rewrapped
     FROM unnest(?::uuid[], ?::bytea[], ?::bytea[]) AS given (user_id, wrapped, rewrapped)
     WHERE person_keys.user_id = given.user_id AND person_keys.wrapped_key = given.wrapped`,
    [
      keys.map(({ userId }) => userId),
      keys.map(({ wrapped }) => wrapped),
      keys.map(({ rewrapped }) => rewrapped),
    ],
  );
  return z.object({ rowCount: z.number() }).parse(answer).rowCount;
}
