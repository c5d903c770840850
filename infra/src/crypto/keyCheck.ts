import type { Knex } from 'knex';
import { z } from 'zod';
import { ConfigError } from '../config/configError';
import { createKeyed } from './keyed';
import { createKeyring } from './keyring';

export interface KeyCheckOptions {
  readonly database: Knex;
  readonly masterKey: Buffer;
  readonly earlierMasterKeys?: readonly Buffer[];
  readonly lookupKey: Buffer;
}

const wrappedShape = z.array(z.object({ prefix: z.instanceof(Buffer), count: z.coerce.number() }));

/** The number of person keys by the master key that wraps them. */
export interface WrappedKeys {
  readonly current: number;
  readonly earlier: number;
  /** Wrapped with a master key that this process does not have. */
  readonly unknown: number;
}

/** @throws errors of the database */
export async function countWrappedKeys({
  database,
  masterKey,
  earlierMasterKeys = [],
}: Omit<KeyCheckOptions, 'lookupKey'>): Promise<WrappedKeys> {
  const keyring = createKeyring(masterKey, earlierMasterKeys);
  const rows = wrappedShape.parse(
    await database('person_keys')
      .whereNotNull('wrapped_key')
      .select(database.raw('substring(wrapped_key from 1 for ?) AS prefix', [keyring.prefixBytes]))
      .count('* AS count')
      .groupBy('prefix'),
  );
  const countWithStatus = (status: 'current' | 'earlier' | 'unknown') =>
    rows.filter(({ prefix }) => keyring.status(prefix) === status).reduce((sum, row) => sum + row.count, 0);
  return {
    current: countWithStatus('current'),
    earlier: countWithStatus('earlier'),
    unknown: countWithStatus('unknown'),
  };
}

/**
 * Compares the configured keys with the database before they are used: with a wrong lookup key the program would not
 * find any account. The first call stores a hash of the lookup key.
 * @throws ConfigError
 */
export async function checkKeys(options: KeyCheckOptions): Promise<void> {
  const { unknown } = await countWrappedKeys(options);
  if (unknown > 0) {
    throw new ConfigError(
      'MASTER_KEY',
      `is not the key of this database: ${unknown.toLocaleString('en-GB')} persons’ keys are wrapped under another; name that one in EARLIER_MASTER_KEYS, or put it back`,
    );
  }
  const { database, lookupKey } = options;
  const hash = createKeyed(lookupKey).hash('mark of the lookup key');
  await database('key_marks').insert({ name: 'lookup', mark: hash }).onConflict('name').ignore();
  const row: unknown = await database('key_marks').where({ name: 'lookup' }).first('mark');
  if (z.object({ mark: z.string() }).parse(row).mark !== hash) {
    throw new ConfigError(
      'LOOKUP_KEY',
      'is not the one that this database was begun with (when none is set, that is the first MASTER_KEY): put that back',
    );
  }
}
