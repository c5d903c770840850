import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCertificate, type Certificate } from '../../testing/certificates';
import { secretSettings } from './secretFiles';
import { production, useConfigFolder, completeAdministrator } from './testing/useConfigFolder';

const { dataDir, read, refusal } = useConfigFolder();

describe('a secret from a file', () => {
  const writeSecret = (content: string) => {
    const name = path.join(dataDir(), 'a-secret');
    writeFileSync(name, content);
    return name;
  };

  test.each(secretSettings)('%s', (name) => {
    // The message concerns the content of the file, so the file was read.
    const [wrong, problem] = /_URL$/.test(name) ? ['nowhere', 'must be'] : ['short', 'must'];
    const settings = { ...production, ...completeAdministrator, [name]: undefined };
    expect(refusal({ ...settings, [`${name}_FILE`]: writeSecret(`${wrong}\n`) })).toMatch(
      new RegExp(`^ConfigError: ${name} ${problem}`),
    );
  });

  test('is the single line of the file, without the line break', () => {
    const settings = { ...production, SESSION_SECRET: undefined };
    for (const end of ['', '\n', '\r\n']) {
      const environment = {
        ...settings,
        SESSION_SECRET_FILE: writeSecret(`${production.SESSION_SECRET}${end}`),
      };
      expect(read(environment).sessionSecret).toBe(production.SESSION_SECRET);
    }
    expect(refusal({ ...settings, SESSION_SECRET_FILE: writeSecret('one\ntwo\n') })).toBe(
      'ConfigError: SESSION_SECRET_FILE must name a file that holds the secret in one line, and nothing else',
    );
  });

  test('is refused together with the plain setting, and if the file is missing', () => {
    expect(refusal({ ...production, MASTER_KEY_FILE: writeSecret('x') })).toBe(
      'ConfigError: MASTER_KEY_FILE must not be set when MASTER_KEY is set too',
    );
    expect(refusal({ MASTER_KEY_FILE: path.join(dataDir(), 'not-there') })).toBe(
      'ConfigError: MASTER_KEY_FILE must name a file that can be read',
    );
  });

  test('that is empty counts as not set', () => {
    expect(read({ REDIS_URL: '', REDIS_URL_FILE: writeSecret('\n') }).redisUrl).toBeNull();
    expect(refusal({ ...production, MASTER_KEY: '', MASTER_KEY_FILE: writeSecret('') })).toContain(
      'MASTER_KEY must be set in production',
    );
  });
});

describe('a certificate authority', () => {
  const writeAuthority = () => {
    const writeSecret = path.join(dataDir(), 'ca.crt');
    writeFileSync(writeSecret, 'PEM');
    return writeSecret;
  };

  test('requires TLS and a verified certificate of PostgreSQL and Redis', () => {
    const writeSecret = writeAuthority();
    const config = read({
      ...production,
      DATABASE_CA_FILE: writeSecret,
      REDIS_URL: 'rediss://:x7Kq@redis:6379',
      REDIS_CA_FILE: writeSecret,
    });
    expect(config.database).toEqual({
      kind: 'server',
      url: `${production.DATABASE_URL}?sslmode=verify-full&sslrootcert=${encodeURIComponent(writeSecret)}`,
    });
    expect(config.redisUrl).toBe(`rediss://:x7Kq@redis:6379?tlsCAFile=${encodeURIComponent(writeSecret)}`);
  });

  test.each([
    ['DATABASE_CA_FILE', 'must go with a DATABASE_URL', {}],
    [
      'DATABASE_CA_FILE',
      'must go with sslmode=verify-full',
      { DATABASE_URL: 'postgres://a:b@c/d?sslmode=require' },
    ],
    ['REDIS_CA_FILE', 'must go with a REDIS_URL', {}],
    ['REDIS_CA_FILE', 'must go with a REDIS_URL that starts with rediss', { REDIS_URL: 'redis://redis' }],
  ])('%s %s', (name, problem, settings) => {
    expect(refusal({ ...settings, [name]: writeAuthority() })).toContain(`ConfigError: ${name} ${problem}`);
  });

  test('is refused if the file is missing, and so is a disabled verification', () => {
    expect(refusal({ ...production, DATABASE_CA_FILE: path.join(dataDir(), 'none') })).toBe(
      'ConfigError: DATABASE_CA_FILE must name a file that can be read',
    );
    expect(
      refusal({ ...production, DATABASE_URL: `${production.DATABASE_URL}?sslmode=no-verify` }),
    ).toContain('DATABASE_URL must have certificates checked');
  });
});

describe('the certificate of the API', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settlewise-certificates-'));
  let valid: Certificate;
  let another: Certificate;
  beforeAll(() => {
    valid = createCertificate(path.join(folder, 'ours'), 'api');
    another = createCertificate(path.join(folder, 'another'), 'api');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is read with its key, and is null if not set', () => {
    const { certFile, keyFile } = valid;
    expect(read({}).certificate).toBeNull();
    expect(read({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile }).certificate).toEqual({
      cert: readFileSync(certFile),
      key: readFileSync(keyFile),
    });
  });

  test('is refused if incomplete, unreadable or mismatched', () => {
    const { certFile, keyFile } = valid;
    expect(refusal({ TLS_CERT_FILE: certFile })).toBe(
      'ConfigError: TLS_CERT_FILE must go with a TLS_KEY_FILE',
    );
    expect(refusal({ TLS_KEY_FILE: keyFile })).toBe('ConfigError: TLS_KEY_FILE must go with a TLS_CERT_FILE');
    expect(refusal({ TLS_CERT_FILE: path.join(dataDir(), 'none'), TLS_KEY_FILE: keyFile })).toBe(
      'ConfigError: TLS_CERT_FILE must name a file that can be read',
    );
    for (const wrong of [another.keyFile, certFile]) {
      expect(refusal({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: wrong })).toBe(
        'ConfigError: TLS_CERT_FILE must be a certificate in PEM, of the key in TLS_KEY_FILE',
      );
    }
  });
});
