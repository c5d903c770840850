import { randomBytes } from 'node:crypto';
import { formatCount, UsageError } from '@settlewise/infra/commandLine';
import {
  readStoredSecrets,
  replaceStoredSecrets,
  type Config,
  type StoredSecrets,
} from '@settlewise/infra/config';
import { checkKeys, rewrapPersonKeys } from '@settlewise/infra/crypto';
import {
  createDatabase,
  openCommandDatabase,
  migrate,
  startEmbeddedPostgres,
} from '@settlewise/infra/database';
import type { Logger } from '@settlewise/infra/telemetry';
import type { Knex } from 'knex';

export type KeysCommand = 'rewrap' | 'rotate';

interface KeysDependencies {
  readonly config: Pick<
    Config,
    'database' | 'dataDir' | 'masterKey' | 'earlierMasterKeys' | 'lookupKey' | 'masterKeyStored'
  >;
  readonly log: Logger;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
}

type MasterKeys = Pick<Config, 'masterKey' | 'earlierMasterKeys'>;

/** @throws UsageError */
export function parseKeysCommand([kind, ...more]: readonly string[]): KeysCommand {
  if ((kind === 'rewrap' || kind === 'rotate') && more.length === 0) return kind;
  throw new UsageError('Use: npm run keys -- rewrap | rotate');
}

/** @returns whether nothing is left under an earlier key. @throws ConfigError · EmbeddedPostgresError · UsageError */
export async function runKeysCommand(command: KeysCommand, parts: KeysDependencies): Promise<boolean> {
  return command === 'rewrap' ? rewrapInPlace(parts) : rotate(parts);
}

/** May run beside the program, which knows the earlier keys too. */
async function rewrapInPlace(parts: KeysDependencies): Promise<boolean> {
  const { config, print } = parts;
  const server = await openCommandDatabase({ ...config, log: parts.log });
  try {
    const left = await onDatabase(server.url, parts, async (database) => {
      if (server.startedHere) await migrate(database);
      await checkKeys({ ...config, database });
      return rewrap(database, config, parts);
    });
    if (left > 0) print('A program still uses an earlier key: give it the new settings, and run this again.');
    else if (config.earlierMasterKeys.length > 0)
      print('EARLIER_MASTER_KEYS can be removed from the settings.');
    return left === 0;
  } finally {
    await server.stop();
  }
}

/**
 * Puts a new master key into `secrets.json`, wraps everything under it, and removes the earlier one. After an interruption it
 * continues where it was. The program must not run meanwhile: it would go on wrapping under the earlier key.
 */
async function rotate(parts: KeysDependencies): Promise<boolean> {
  const { config, log, print } = parts;
  if (config.database.kind !== 'embedded' || !config.masterKeyStored) {
    throw new UsageError(
      'rotate changes the key in DATA_DIR/secrets.json. Here MASTER_KEY is a setting: give it a new value, put the former one into EARLIER_MASTER_KEYS and the first one into LOOKUP_KEY, restart, and run: npm run keys -- rewrap',
    );
  }
  // Takes the lock of the data folder: refused while the program runs.
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  try {
    return await onDatabase(server.url, parts, async (database) => {
      await migrate(database);
      await checkKeys({ ...config, database });
      const secrets = nextSecrets(config);
      replaceStoredSecrets(config.dataDir, secrets);
      const left = await rewrap(database, secrets, parts);
      if (left > 0) return false;
      replaceStoredSecrets(config.dataDir, { ...secrets, earlierMasterKeys: [] });
      print(
        'The master key is a new one. Backups from before need the secrets.json from before: keep both together.',
      );
      return true;
    });
  } finally {
    await server.stop();
  }
}

/** A rotation that was interrupted is finished first. */
function nextSecrets({
  dataDir,
  lookupKey,
  masterKey,
  earlierMasterKeys,
}: KeysDependencies['config']): StoredSecrets {
  const { sessionSecret } = readStoredSecrets(dataDir);
  return earlierMasterKeys.length > 0
    ? { sessionSecret, lookupKey, masterKey, earlierMasterKeys }
    : { sessionSecret, lookupKey, masterKey: randomBytes(32), earlierMasterKeys: [masterKey] };
}

/** @returns how many keys are left that are not under the current master key */
async function rewrap(
  database: Knex,
  keys: MasterKeys,
  { print, signal }: KeysDependencies,
): Promise<number> {
  const { rewrapped, keys: after } = await rewrapPersonKeys({
    database,
    signal,
    masterKey: keys.masterKey,
    earlierMasterKeys: keys.earlierMasterKeys,
    onProgress: (done) => print(`Wrapped anew so far: ${formatCount(done)}`),
  });
  print(
    `Persons’ keys wrapped anew: ${formatCount(rewrapped)}. Under the current master key: ${formatCount(after.current)}, under earlier ones: ${formatCount(after.earlier)}.`,
  );
  return after.earlier + after.unknown;
}

async function onDatabase<Result>(
  url: string,
  { log }: KeysDependencies,
  work: (database: Knex) => Promise<Result>,
): Promise<Result> {
  const database = createDatabase(url, { applicationName: 'settlewise keys', log });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
