import type { Knex } from 'knex';
import { z } from 'zod';
import { createKeyring } from './keyring';
import { countWrappedKeys, type WrappedKeys } from './keyCheck';

export interface RewrapOptions {
  readonly database: Knex;
  /** The current one. */
  readonly masterKey: Buffer;
  readonly earlierMasterKeys: readonly Buffer[];
  /** Keys in one batch. Default 500. */
  readonly batchSize?: number;
  /** Called after each batch. */
  readonly onProgress?: (rewrapped: number) => void;
  readonly signal?: AbortSignal;
}

export interface Rewrapped {
  readonly rewrapped: number;
  /** The state afterwards. */
  readonly keys: WrappedKeys;
}

const rowsShape = z.array(z.object({ user_id: z.string(), wrapped_key: z.instanceof(Buffer) }));

/**
 * Wraps every person's key again under the current master key. Each batch is committed by itself, so it can be
 * interrupted and repeated; a key that is destroyed meanwhile stays destroyed. A wrapped key is only stored once it was
 * unwrapped to the same key.
 * @throws SealBrokenError when a wrapped key was changed · whatever the database answers · the signal's reason
 */
export async function rewrapPersonKeys(options: RewrapOptions): Promise<Rewrapped> {
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
    const old = rows.filter((row) => keyring.statusOf(row.wrapped_key) === 'earlier');
    if (old.length === 0) continue;
    rewrapped += await replace(
      database,
      old.map(({ user_id: userId, wrapped_key: wrapped }) => ({
        userId,
        wrapped,
        anew: wrapAnew(userId, wrapped),
      })),
    );
    onProgress?.(rewrapped);
  }
  return { rewrapped, keys: await countWrappedKeys(options) };

  function wrapAnew(userId: string, wrapped: Buffer): Buffer {
    const key = keyring.unwrap(userId, wrapped);
    const anew = keyring.wrap(userId, key.export());
    if (!keyring.unwrap(userId, anew).equals(key))
      throw new Error(`The key of person ${userId} did not open again`);
    return anew;
  }
}

/** Only where the key is still the one that was read. @returns how many */
async function replace(
  database: Knex,
  keys: readonly { readonly userId: string; readonly wrapped: Buffer; readonly anew: Buffer }[],
): Promise<number> {
  const answer: unknown = await database.raw(
    `UPDATE person_keys SET wrapped_key = given.anew
     FROM unnest(?::uuid[], ?::bytea[], ?::bytea[]) AS given (user_id, wrapped, anew)
     WHERE person_keys.user_id = given.user_id AND person_keys.wrapped_key = given.wrapped`,
    [keys.map(({ userId }) => userId), keys.map(({ wrapped }) => wrapped), keys.map(({ anew }) => anew)],
  );
  return z.object({ rowCount: z.number() }).parse(answer).rowCount;
}
