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

/** @returns whether no person's key is wrapped under an earlier key. @throws ConfigError · EmbeddedPostgresError · UsageError */
export async function runKeysCommand(command: KeysCommand, dependencies: KeysDependencies): Promise<boolean> {
  return command === 'rewrap' ? rewrapInPlace(dependencies) : rotate(dependencies);
}

/** May run while the program runs, because both know the earlier keys. */
async function rewrapInPlace(dependencies: KeysDependencies): Promise<boolean> {
  const { config, print } = dependencies;
  const server = await openCommandDatabase({ ...config, log: dependencies.log });
  try {
    const left = await withDatabase(server.url, dependencies, async (database) => {
      if (server.startedHere) await migrate(database);
      await checkKeys({ ...config, database });
      return rewrap(database, config, dependencies);
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
 * Stores a new master key in `secrets.json`, rewraps all keys under it and removes the earlier one. It resumes after an
 * interruption. The program must not run at the same time, because it would wrap keys under the earlier one.
 */
async function rotate(dependencies: KeysDependencies): Promise<boolean> {
  const { config, log, print } = dependencies;
  if (config.database.kind !== 'embedded' || !config.masterKeyStored) {
    throw new UsageError(
      'rotate changes the key in DATA_DIR/secrets.json. Here MASTER_KEY is a setting: give it a new value, put the former one into EARLIER_MASTER_KEYS and the first one into LOOKUP_KEY, restart, and run: npm run keys -- rewrap',
    );
  }
  // Takes the lock of the data folder, which fails while the program runs.
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  try {
    return await withDatabase(server.url, dependencies, async (database) => {
      await migrate(database);
      await checkKeys({ ...config, database });
      const secrets = createNextSecrets(config);
      replaceStoredSecrets(config.dataDir, secrets);
      const left = await rewrap(database, secrets, dependencies);
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

/** Keeps the keys of an interrupted rotation, so that it is completed first. */
function createNextSecrets({
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

/** @returns how many keys are not under the current master key */
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

async function withDatabase<Result>(
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
