import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSharedConfig, replaceStoredSecrets } from './index';
import { masterKey, production, useConfigFolder } from './testing/useConfigFolder';

const { dataDir, read, refusal } = useConfigFolder();

test.each([[[]], [['below', 'it']]])(
  'a data folder that is a file is refused, also with %j appended',
  (behind) => {
    const file = path.join(dataDir(), 'notes.txt');
    writeFileSync(file, 'kept');
    const DATA_DIR = path.join(file, ...behind);
    expect(refusal({ DATA_DIR })).toBe(
      `ConfigError: DATA_DIR names ${DATA_DIR}, but ${file} is a file: name a folder`,
    );
    expect(readFileSync(file, 'utf8')).toBe('kept');
  },
);

test('other people reach the program if it has a public address, and in production', () => {
  expect(read({}).reachedByOthers).toBe(false);
  expect(read({ PUBLIC_URL: 'http://10.0.0.7:3000' }).reachedByOthers).toBe(true);
  expect(read(production).reachedByOthers).toBe(true);
});

test('administrators need a second factor if other people can reach the program, unless it is set', () => {
  expect(read({}).secondFactorRequired).toBe('nobody');
  expect(read({ PUBLIC_URL: 'http://10.0.0.7:3000' }).secondFactorRequired).toBe('administrators');
  expect(read(production).secondFactorRequired).toBe('administrators');
  expect(read({ ...production, REQUIRE_SECOND_FACTOR: 'everyone' }).secondFactorRequired).toBe('everyone');
  expect(refusal({ REQUIRE_SECOND_FACTOR: 'some' })).toContain('REQUIRE_SECOND_FACTOR');
});

describe('the metrics of the process', () => {
  const token = 'k3Jw8sQp2Lx9Vb7N';

  test('are open in development and closed in production', () => {
    expect(read({}).metrics).toBe('open');
    expect(read(production).metrics).toBe('closed');
  });

  test('need the token if it is set', () => {
    expect(read({ METRICS_TOKEN: token }).metrics).toEqual({ token });
    expect(read({ ...production, METRICS_TOKEN: token }).metrics).toEqual({ token });
    expect(refusal({ METRICS_TOKEN: token.slice(1) })).toContain(
      'METRICS_TOKEN must have at least 16 characters',
    );
  });
});

describe('without settings', () => {
  test('everything is embedded and local', () => {
    expect(read({})).toMatchObject({
      environment: 'development',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      database: { kind: 'embedded' },
      eventStore: { kind: 'postgres' },
      redisUrl: null,
      blobs: { kind: 'folder', folder: path.join(dataDir(), 'blobs') },
      treeHeads: {
        kind: 'folder',
        folder: `${dataDir()}-log-heads`,
        formerFolder: path.join(dataDir(), 'log-heads'),
      },
      uploadLimit: 10 * 1024 * 1024,
      calculationThreads: null,
      virusScanner: null,
      mail: { kind: 'outbox', folder: path.join(dataDir(), 'outbox') },
      administrator: null,
      demo: false,
      devPages: true,
    });
  });

  test('the first start makes secrets that only the owner can read, and later starts use the same', () => {
    const first = read({});
    const file = path.join(dataDir(), 'secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(first.masterKey).toHaveLength(32);
    const second = read({});
    expect(second.masterKey).toEqual(first.masterKey);
    expect(second.sessionSecret).toBe(first.sessionSecret);
    expect(readFileSync(file, 'utf8')).toContain(first.masterKey.toString('base64'));
  });

  test('data without its keys is refused', () => {
    mkdirSync(path.join(dataDir(), 'postgres'));
    expect(refusal({})).toMatch(/^ConfigError: DATA_DIR holds data but not its keys/);
  });

  test('a damaged file of secrets is refused and not changed', () => {
    const file = path.join(dataDir(), 'secrets.json');
    writeFileSync(file, '{"sessionSecret"');
    expect(refusal({})).toContain('is damaged');
    expect(readFileSync(file, 'utf8')).toBe('{"sessionSecret"');
  });
});

test('a folder of known passwords must be complete', () => {
  expect(read({}).breachedPasswords).toBeNull();
  const folder = path.join(dataDir(), 'pwned');
  mkdirSync(folder);
  writeFileSync(path.join(folder, '00000.txt'), '');
  expect(refusal({ PWNED_PASSWORDS_DIR: folder })).toContain('PWNED_PASSWORDS_DIR must be a folder');
  writeFileSync(path.join(folder, 'FFFFF.txt'), '');
  expect(read({ PWNED_PASSWORDS_DIR: folder }).breachedPasswords).toBe(folder);
});

describe('a process without sign-in', () => {
  const { SESSION_SECRET, ...withoutSessions } = production;

  test('needs no session secret, and ignores one', () => {
    expect(refusal(withoutSessions)).toContain('SESSION_SECRET must be set in production');
    const config = readSharedConfig({ DATA_DIR: dataDir(), ...withoutSessions });
    expect(config.masterKey).toEqual(masterKey);
    const serialised = JSON.stringify(readSharedConfig({ DATA_DIR: dataDir(), ...production }));
    expect(serialised).not.toContain(SESSION_SECRET);
  });

  test('has the same other settings', () => {
    const { sessionSecret, breachedPasswords: _list, certificate: _shown, ...rest } = read(production);
    expect(sessionSecret).toBe(SESSION_SECRET);
    expect(readSharedConfig({ DATA_DIR: dataDir(), ...production })).toEqual(rest);
    const { sessionSecret: _kept, breachedPasswords: _none, certificate: _plain, ...embedded } = read({});
    expect(readSharedConfig({ DATA_DIR: dataDir() })).toEqual(embedded);
  });
});

describe('in production on a database server', () => {
  test('the settings are used as given', () => {
    const config = read(production);
    expect(config).toMatchObject({
      environment: 'production',
      database: { kind: 'server', url: production.DATABASE_URL },
      publicUrl: 'https://settlewise.example',
      mailFrom: 'Settlewise <no-reply@settlewise.example>',
      devPages: false,
    });
    expect(config.masterKey).toEqual(masterKey);
  });

  test.each([
    ['SESSION_SECRET', undefined, 'must be set in production'],
    ['MASTER_KEY', undefined, 'must be set in production'],
    ['SESSION_SECRET', 'short', 'at least 32 characters'],
    ['SESSION_SECRET', 'a'.repeat(64), 'too simple'],
    ['SESSION_SECRET', 'development-only-session-key-0123456789', 'well-known'],
    ['MASTER_KEY', Buffer.alloc(16, 7).toString('base64'), '32 bytes'],
    ['MASTER_KEY', Buffer.alloc(32).toString('base64'), 'too simple'],
    ['MASTER_KEY', Buffer.from('development-only-master-key-0000').toString('base64'), 'well-known'],
    ['DATABASE_URL', 'postgres://postgres:postgres@db/settlewise', 'well-known password'],
    ['EVENTSTORE_URL', 'esdb://admin:changeit@events:2113', 'well-known password'],
    ['EVENTSTORE_URL', 'esdb://events:2113?tls=false', 'TLS'],
    ['EVENTSTORE_URL', 'esdb://events:2113', 'needs an account'],
    ['EVENTSTORE_URL', 'kurrentdb://app:x7Kq@events:2113?tlsCaFile=/nowhere/ca.crt', '/nowhere/ca.crt'],
    ['BLOB_URL', 'https://minioadmin:minioadmin@files.example/vault', 'well-known password'],
    ['LOG_HEADS_URL', 'https://minioadmin:minioadmin@files.example/heads', 'well-known password'],
    ['LOOKUP_KEY', Buffer.alloc(32).toString('base64'), 'too simple'],
    ['EARLIER_MASTER_KEYS', `${masterKey.toString('hex')},c2hvcnQ=`, '32 bytes'],
  ])('%s=%s is refused', (name, value, reason) => {
    const message = refusal({ ...production, [name]: value });
    expect(message).toMatch(new RegExp(`^ConfigError: ${name} `));
    expect(message).toContain(reason);
    expect(message).not.toContain('\n');
  });
});

describe('the location of signed tree heads', () => {
  const files = 'https://a:b7Kq@files.example/vault';
  const heads = 'https://a:b7Kq@elsewhere.example/heads';

  test('is the blob store if that is on a server, unless it is set', () => {
    expect(read({ ...production, BLOB_URL: files }).treeHeads).toEqual({ kind: 's3', url: files });
    expect(read({ ...production, BLOB_URL: files, LOG_HEADS_URL: heads }).treeHeads).toEqual({
      kind: 's3',
      url: heads,
    });
    expect(read(production).treeHeads).toEqual({ kind: 'folder', folder: path.join(dataDir(), 'log-heads') });
  });

  test('is outside of the data folder, and may be any folder', () => {
    const { treeHeads } = read({});
    expect(treeHeads).toMatchObject({
      kind: 'folder',
      folder: expect.not.stringContaining(dataDir() + path.sep),
    });
    expect(read({ LOG_HEADS_URL: 'file:///mnt/heads' }).treeHeads).toEqual({
      kind: 'folder',
      folder: '/mnt/heads',
    });
    expect(refusal({ LOG_HEADS_URL: 'file://elsewhere/heads' })).toContain(
      'LOG_HEADS_URL must name a folder of this machine, such as file:///mnt/heads',
    );
  });
});

describe('a rotated master key', () => {
  const other = Buffer.from('0a1b2c3d4e5f60718293a4b5c6d7e8f90f1e2d3c4b5a69788796a5b4c3d2e1f1', 'hex');
  const rotated = { MASTER_KEY: other.toString('hex'), EARLIER_MASTER_KEYS: production.MASTER_KEY };

  test('is the lookup key before the rotation', () => {
    expect(read(production)).toMatchObject({
      lookupKey: masterKey,
      earlierMasterKeys: [],
      masterKeyStored: false,
    });
  });

  test('is set with the earlier keys and the original lookup key', () => {
    const config = read({ ...production, ...rotated, LOOKUP_KEY: production.MASTER_KEY });
    expect(config).toMatchObject({ masterKey: other, earlierMasterKeys: [masterKey], lookupKey: masterKey });
  });

  test('is refused without the lookup key', () => {
    expect(refusal({ ...production, ...rotated })).toMatch(
      /^ConfigError: LOOKUP_KEY must be set when [^\n]*$/,
    );
  });

  test('in the file of the embedded default is stored with all three keys', () => {
    const first = read({});
    expect(first).toMatchObject({ lookupKey: first.masterKey, earlierMasterKeys: [], masterKeyStored: true });
    const { sessionSecret } = first;
    replaceStoredSecrets(dataDir(), {
      sessionSecret,
      masterKey: other,
      lookupKey: first.masterKey,
      earlierMasterKeys: [first.masterKey],
    });
    expect(statSync(path.join(dataDir(), 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(read({})).toMatchObject({
      sessionSecret,
      masterKey: other,
      masterKeyStored: true,
      lookupKey: first.masterKey,
      earlierMasterKeys: [first.masterKey],
    });
  });
});

describe('a wrong setting is reported in one line', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['NODE_ENV', 'staging'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'settlewise.example'],
    ['PUBLIC_URL', 'https://settlewise.example/app'],
    ['DATABASE_URL', 'mysql://db/settlewise'],
    ['EVENTSTORE_URL', 'http://events:2113'],
    ['REDIS_URL', 'localhost:6379'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_BOUNCES_TO', 'bounces'],
    ['BLOB_URL', 'vault'],
    ['BLOB_URL', 'ftp://files.example/vault'],
    ['LOG_HEADS_URL', 'heads'],
    ['CLAMD_URL', 'clamav:3310'],
    ['CLAMD_URL', 'unix:clamd.ctl'],
    ['UPLOAD_LIMIT_MB', '0'],
    ['UPLOAD_LIMIT_MB', '101'],
    ['CALCULATION_THREADS', '0'],
    ['CALCULATION_THREADS', 'all'],
    ['UPLOAD_LIMIT_MB', 'ten'],
    ['DEV_PAGES', 'yes'],
    ['ADMIN_EMAIL', 'nobody'],
    ['HOST', 'not a host'],
  ])('%s=%s', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^ConfigError: ${name} must be `));
    expect(message).not.toContain('\n');
  });

  test.each([
    ['https://files.example', 'must name a bucket'],
    ['s3://key@vault', 'must have both key and secret'],
  ])('BLOB_URL and LOG_HEADS_URL=%s', (address, message) => {
    for (const name of ['BLOB_URL', 'LOG_HEADS_URL']) {
      expect(refusal({ [name]: address })).toBe(`ConfigError: ${name} ${message}`);
    }
  });

  test('an incomplete administrator', () => {
    expect(refusal({ ADMIN_USERNAME: 'ada', ADMIN_EMAIL: 'ada@example.org' })).toContain(
      'ADMIN_PASSWORD must be set',
    );
  });
});

test('the virus scanner has a port or a socket in the file system', () => {
  expect(read({ CLAMD_URL: 'tcp://clamav:3310' }).virusScanner).toEqual({ host: 'clamav', port: 3310 });
  expect(read({ CLAMD_URL: 'unix:/run/clamd.ctl' }).virusScanner).toEqual({ path: '/run/clamd.ctl' });
});

test('an empty value counts as not set', () => {
  expect(read({ PORT: '', DATABASE_URL: '', REDIS_URL: '' })).toMatchObject({
    port: 3000,
    database: { kind: 'embedded' },
    redisUrl: null,
  });
});

test('the public address of all interfaces is localhost, and an IPv6 address has brackets', () => {
  expect(read({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(read({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
});

test('a cluster of several event store hosts is accepted', () => {
  const url = 'esdb://app:x7Kq@node1:2113,node2:2113,node3:2113?tls=true';
  expect(read({ ...production, EVENTSTORE_URL: url }).eventStore).toEqual({ kind: 'eventStoreDb', url });
});
