import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCertificate, type Certificate } from '../../testing/certificates';
import { production, useConfigFolder } from './testing/useConfigFolder';

const { dataDir, read, refusal } = useConfigFolder();

const folder = mkdtempSync(path.join(tmpdir(), 'settlewise-clients-'));
let valid: Certificate;
let another: Certificate;
let expired: Certificate;
beforeAll(() => {
  valid = createCertificate(path.join(folder, 'ours'), 'settlewise');
  another = createCertificate(path.join(folder, 'another'), 'settlewise');
  expired = createCertificate(path.join(folder, 'expired'), 'settlewise', -1);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const toSettings = ({ certFile, keyFile }: Pick<Certificate, 'certFile' | 'keyFile'>) => ({
  CLIENT_CERT_FILE: certFile,
  CLIENT_KEY_FILE: keyFile,
});
/** Settings with TLS for both stores. */
const tlsSettings = () => ({
  ...production,
  DATABASE_CA_FILE: valid.authorityFile,
  REDIS_URL: 'rediss://:x7Kq@redis:6379',
  REDIS_CA_FILE: valid.authorityFile,
});

test('the files of the client certificate are added to the addresses of PostgreSQL and Redis', () => {
  const { certFile, keyFile, authorityFile } = valid;
  const { database, redisUrl } = read({ ...tlsSettings(), ...toSettings(valid) });
  if (database.kind === 'embedded') throw new Error('No server was named');
  expect(Object.fromEntries(new URL(database.url).searchParams)).toEqual({
    sslmode: 'verify-full',
    sslrootcert: authorityFile,
    sslcert: certFile,
    sslkey: keyFile,
  });
  expect(Object.fromEntries(new URL(redisUrl ?? '').searchParams)).toEqual({
    tlsCAFile: authorityFile,
    tlsCertFile: certFile,
    tlsKeyFile: keyFile,
  });
});

test('certificate and key may be one file', () => {
  const file = path.join(dataDir(), 'both.pem');
  writeFileSync(file, Buffer.concat([readFileSync(valid.certFile), readFileSync(valid.keyFile)]));
  expect(read({ ...tlsSettings(), ...toSettings({ certFile: file, keyFile: file }) }).redisUrl).toContain(
    `tlsKeyFile=${encodeURIComponent(file)}`,
  );
});

test('an incomplete, unreadable, mismatched or expired certificate is refused', () => {
  const readRefusal = (settings: Record<string, string | undefined>) =>
    refusal({ ...tlsSettings(), ...settings });
  const { certFile, keyFile } = valid;
  expect(readRefusal({ CLIENT_CERT_FILE: certFile })).toBe(
    'ConfigError: CLIENT_CERT_FILE must go with a CLIENT_KEY_FILE',
  );
  expect(readRefusal({ CLIENT_KEY_FILE: keyFile })).toBe(
    'ConfigError: CLIENT_KEY_FILE must go with a CLIENT_CERT_FILE',
  );
  expect(readRefusal(toSettings({ certFile, keyFile: path.join(dataDir(), 'none') }))).toBe(
    'ConfigError: CLIENT_KEY_FILE must name a file that can be read',
  );
  for (const wrong of [another.keyFile, certFile]) {
    expect(readRefusal(toSettings({ certFile, keyFile: wrong }))).toBe(
      'ConfigError: CLIENT_CERT_FILE must be a certificate in PEM, of the key in CLIENT_KEY_FILE',
    );
  }
  expect(readRefusal(toSettings(expired))).toMatch(
    /^ConfigError: CLIENT_CERT_FILE must be renewed: it was valid until \w{3} .* GMT$/,
  );
});

test('it needs a configured server with TLS', () => {
  expect(refusal(toSettings(valid))).toBe(
    'ConfigError: CLIENT_CERT_FILE must go with a DATABASE_URL or a REDIS_URL',
  );
  expect(refusal({ ...production, ...toSettings(valid) })).toContain(
    'CLIENT_CERT_FILE must go with a DATABASE_CA_FILE, or with sslmode=verify-full in DATABASE_URL',
  );
  expect(refusal({ REDIS_URL: 'redis://redis:6379', ...toSettings(valid) })).toContain(
    'CLIENT_CERT_FILE must go with a REDIS_URL that starts with rediss://',
  );
});
