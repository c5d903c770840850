import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registerRequest } from '@settlewise/contract/accounts';
import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import { UsageError } from '@settlewise/infra/commandLine';
import {
  ConfigError,
  readStoredSecrets,
  readConfig,
  replaceStoredSecrets,
  type Config,
} from '@settlewise/infra/config';
import { createPersonKeys } from '@settlewise/infra/crypto';
import { createDatabase, runExclusive, migrate, startEmbeddedPostgres } from '@settlewise/infra/database';
import { listen } from '@settlewise/infra/http';
import { Shutdown } from '@settlewise/infra/process';
import { createTreeHeadWriter, verifyLog } from '@settlewise/infra/proof';
import { createLogger } from '@settlewise/infra/telemetry';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../infra/testing/database';
import { aPerson } from '../../testing/aPerson';
import { Visitor } from '../../testing/visitor';
import { composeApi } from '../compose';
import { openStores, type Stores } from '../process/openStores';
import { parseKeysCommand, runKeysCommand } from './keysCommand';

const log = createLogger({ level: 'silent', name: 'test' });
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'settlewise-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function run(command: string, config: Config): Promise<{ done: boolean; lines: readonly string[] }> {
  const lines: string[] = [];
  const signal = AbortSignal.timeout(50_000);
  const print = (line: string) => void lines.push(line);
  return { done: await runKeysCommand(parseKeysCommand([command]), { config, log, print, signal }), lines };
}

describe('with keys in the settings', () => {
  const first = randomBytes(32).toString('base64');
  const second = randomBytes(32).toString('base64');
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  const configWith = (keys: Record<string, string>) =>
    readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, SESSION_SECRET: 's'.repeat(32), ...keys });

  /** Runs work with the program on its stores. */
  async function running(config: Config, work: (stores: Stores, address: string) => Promise<void>) {
    const shutdown = new Shutdown(log);
    try {
      const stores = await openStores(config, database.url, { log, shutdown });
      const api = await composeApi({
        ...stores,
        log,
        clock: () => new Date(),
        freshness: { reached: () => Promise.resolve(true) },
        config: {
          publicUrl: new URL('http://settlewise.example'),
          sessionSecret: config.sessionSecret,
          behindProxy: false,
          frontendFolder: '/nowhere',
        },
      });
      await shutdown.add('API', () => api.close());
      const server = await listen('127.0.0.1', 0);
      server.setHandler(api.callback);
      await shutdown.add('server', () => server.stop());
      await work(stores, server.url.origin);
    } finally {
      await shutdown.close();
    }
  }

  const registration = registerRequest.parse(aPerson().registration());
  const register = (config: Config) =>
    running(config, async (stores, address) => {
      expect((await new Visitor(address).post('/api/register', registration)).status).toBe(201);
      await writeTreeHeads(stores);
    });
  const writeTreeHeads = ({ eventStore, database: rows, treeHeads }: Stores) =>
    createTreeHeadWriter({
      store: eventStore,
      ...treeHeads,
      clock: () => new Date(),
      runExclusive: (work) => runExclusive(rows, 'heads', work),
    }).write();

  /** Signs in, reads the record and verifies the log. */
  const allIsWell = (config: Config) =>
    running(config, async (stores, address) => {
      const { username, password } = registration;
      const signedIn = await new Visitor(address).post('/api/login', { username, password });
      expect(signedIn.status).toBe(200);
      const again = await new Visitor(address).post('/api/register', registration);
      expect(again.status).toBe(409);
      const { rows } = await stores.database.raw<{ rows: { user_id: string }[] }>(
        'SELECT user_id FROM person_keys',
      );
      const { state } = await stores.commands.load(accountDecider, accountStream(rows[0]?.user_id ?? ''));
      expect(state?.email).toBe(registration.email);
      await writeTreeHeads(stores);
      const { place, signer, lastSigned } = stores.treeHeads;
      const treeHeads = { place, publicKey: signer.publicKey, lastSigned };
      expect(await verifyLog({ store: stores.eventStore, treeHeads })).toMatchObject({ broken: null });
    });

  test('after a rotation, sign-in, record and verification work with only the new key', async () => {
    await register(configWith({ MASTER_KEY: first }));
    const rotating = configWith({ MASTER_KEY: second, LOOKUP_KEY: first, EARLIER_MASTER_KEYS: first });
    await allIsWell(rotating);
    expect(await run('rewrap', rotating)).toEqual({
      done: true,
      lines: [
        'Wrapped anew so far: 1',
        'Persons’ keys wrapped anew: 1. Under the current master key: 1, under earlier ones: 0.',
        'EARLIER_MASTER_KEYS can be removed from the settings.',
      ],
    });
    await allIsWell(configWith({ MASTER_KEY: second, LOOKUP_KEY: first }));
  });

  test.each([
    ['MASTER_KEY', { MASTER_KEY: second, LOOKUP_KEY: first }],
    ['LOOKUP_KEY', { MASTER_KEY: first, LOOKUP_KEY: second }],
  ])('the program and the command name a wrong %s in one line', async (setting, keys) => {
    await register(configWith({ MASTER_KEY: first }));
    const starting = running(configWith(keys), () => Promise.resolve());
    await expect(starting).rejects.toMatchObject({ name: 'ConfigError', setting });
    await expect(run('rewrap', configWith(keys))).rejects.toThrow(new RegExp(`^${setting} is not [^\n]*$`));
  });

  test('rotate is refused because the key is not in the file', async () => {
    await expect(run('rotate', configWith({ MASTER_KEY: first }))).rejects.toBeInstanceOf(UsageError);
  });
});

describe('with the embedded database and its secrets.json', () => {
  const config = () => readConfig({ DATA_DIR: dataDir });
  const file = () => readFileSync(path.join(dataDir, 'secrets.json'), 'utf8');

  /** The embedded database with the program’s tables. */
  async function embedded<Result>(work: (keys: ReturnType<typeof createPersonKeys>) => Promise<Result>) {
    const { masterKey, earlierMasterKeys } = config();
    const server = await startEmbeddedPostgres({ dataDir, log });
    const database = createDatabase(server.url);
    try {
      await migrate(database);
      return await work(createPersonKeys({ database, masterKey, earlierMasterKeys }));
    } finally {
      await database.destroy();
      await server.stop();
    }
  }

  test('rotate creates a new key and rewraps everything; it is refused while the program runs', async () => {
    const userId = randomUUID();
    const before = config();
    const key = await embedded(async (keys) => {
      await expect(run('rotate', before)).rejects.toMatchObject({ code: 'already_running' });
      return (await keys.getOrCreateKey(userId)).export().toString('hex');
    });
    expect(config().masterKey).toEqual(before.masterKey);

    expect((await run('rotate', before)).done).toBe(true);
    const after = config();
    expect(after.masterKey).not.toEqual(before.masterKey);
    expect(after).toMatchObject({ lookupKey: before.masterKey, earlierMasterKeys: [] });
    expect(after.sessionSecret).toBe(before.sessionSecret);
    expect(file()).not.toContain('earlierMasterKeys');
    const read = await embedded(async (keys) => (await keys.readKey(userId))?.export().toString('hex'));
    expect(read).toBe(key);

    // A rotation that was interrupted after the new key was created continues without a third key.
    const interrupted = randomBytes(32);
    replaceStoredSecrets(dataDir, {
      ...readStoredSecrets(dataDir),
      masterKey: interrupted,
      earlierMasterKeys: [after.masterKey],
    });
    expect((await run('rotate', config())).done).toBe(true);
    expect(config()).toMatchObject({
      masterKey: interrupted,
      earlierMasterKeys: [],
      lookupKey: before.masterKey,
    });
  });
});

test.each([[[]], [['turn']], [['rotate', 'now']]])('%j is no command', (args) => {
  expect(() => parseKeysCommand(args)).toThrow(UsageError);
});

test('settings without the lookup key are refused immediately', () => {
  const keys = {
    MASTER_KEY: randomBytes(32).toString('hex'),
    EARLIER_MASTER_KEYS: randomBytes(32).toString('hex'),
  };
  expect(() => readConfig({ DATA_DIR: dataDir, SESSION_SECRET: 's'.repeat(32), ...keys })).toThrow(
    ConfigError,
  );
});
