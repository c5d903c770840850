import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate, type Certificate } from '../../testing/certificates';
import { secretSettings } from './secretFiles';
import { production, readInFolder, wholeAdministrator } from './testing/readInFolder';

const { dataDir, read, refusal } = readInFolder();

describe('a secret from a file', () => {
  const file = (content: string) => {
    const name = path.join(dataDir(), 'a-secret');
    writeFileSync(name, content);
    return name;
  };

  test.each(secretSettings)('%s', (name) => {
    // What is not the secret itself shows: the message is about its content.
    const [wrong, problem] = /_URL$/.test(name) ? ['nowhere', 'must be'] : ['short', 'must'];
    const settings = { ...production, ...wholeAdministrator, [name]: undefined };
    expect(refusal({ ...settings, [`${name}_FILE`]: file(`${wrong}\n`) })).toMatch(
      new RegExp(`^ConfigError: ${name} ${problem}`),
    );
  });

  test('is its one line, without the break at the end', () => {
    const settings = { ...production, SESSION_SECRET: undefined };
    for (const end of ['', '\n', '\r\n']) {
      const given = { ...settings, SESSION_SECRET_FILE: file(`${production.SESSION_SECRET}${end}`) };
      expect(read(given).sessionSecret).toBe(production.SESSION_SECRET);
    }
    expect(refusal({ ...settings, SESSION_SECRET_FILE: file('one\ntwo\n') })).toBe(
      'ConfigError: SESSION_SECRET_FILE must name a file that holds the secret in one line, and nothing else',
    );
  });

  test('is not given both ways, and the file must be there', () => {
    expect(refusal({ ...production, MASTER_KEY_FILE: file('x') })).toBe(
      'ConfigError: MASTER_KEY_FILE must not be set when MASTER_KEY is set too',
    );
    expect(refusal({ MASTER_KEY_FILE: path.join(dataDir(), 'not-there') })).toBe(
      'ConfigError: MASTER_KEY_FILE must name a file that can be read',
    );
  });

  test('that is empty sets nothing', () => {
    expect(read({ REDIS_URL: '', REDIS_URL_FILE: file('\n') }).redisUrl).toBeNull();
    expect(refusal({ ...production, MASTER_KEY: '', MASTER_KEY_FILE: file('') })).toContain(
      'MASTER_KEY must be set in production',
    );
  });
});

describe('an authority of certificates', () => {
  const authority = () => {
    const file = path.join(dataDir(), 'ca.crt');
    writeFileSync(file, 'PEM');
    return file;
  };

  test('makes PostgreSQL and Redis answer by TLS, with a certificate of its for their host', () => {
    const file = authority();
    const config = read({
      ...production,
      DATABASE_CA_FILE: file,
      REDIS_URL: 'rediss://:x7Kq@redis:6379',
      REDIS_CA_FILE: file,
    });
    expect(config.database).toEqual({
      kind: 'server',
      url: `${production.DATABASE_URL}?sslmode=verify-full&sslrootcert=${encodeURIComponent(file)}`,
    });
    expect(config.redisUrl).toBe(`rediss://:x7Kq@redis:6379?tlsCAFile=${encodeURIComponent(file)}`);
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
    expect(refusal({ ...settings, [name]: authority() })).toContain(`ConfigError: ${name} ${problem}`);
  });

  test('that is not there, or whose word is not asked for, is refused', () => {
    expect(refusal({ ...production, DATABASE_CA_FILE: path.join(dataDir(), 'none') })).toBe(
      'ConfigError: DATABASE_CA_FILE must name a file that can be read',
    );
    expect(
      refusal({ ...production, DATABASE_URL: `${production.DATABASE_URL}?sslmode=no-verify` }),
    ).toContain('DATABASE_URL must have certificates checked');
  });
});

describe('the certificate of the API', () => {
  const made = mkdtempSync(path.join(tmpdir(), 'settlewise-certificates-'));
  let ours: Certificate;
  let another: Certificate;
  beforeAll(() => {
    ours = makeCertificate(path.join(made, 'ours'), 'api');
    another = makeCertificate(path.join(made, 'another'), 'api');
  });
  afterAll(() => rmSync(made, { recursive: true, force: true }));

  test('is read with its key, and is none where nobody names one', () => {
    const { certFile, keyFile } = ours;
    expect(read({}).certificate).toBeNull();
    expect(read({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile }).certificate).toEqual({
      cert: readFileSync(certFile),
      key: readFileSync(keyFile),
    });
  });

  test('is refused in part, unreadable, or with the key of another', () => {
    const { certFile, keyFile } = ours;
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
