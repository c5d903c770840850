import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCertificate, type Certificate } from '../../testing/certificates';
import { production, readInFolder } from './testing/readInFolder';

const { dataDir, read, refusal } = readInFolder();

const made = mkdtempSync(path.join(tmpdir(), 'settlewise-clients-'));
let ours: Certificate;
let another: Certificate;
let expired: Certificate;
beforeAll(() => {
  ours = makeCertificate(path.join(made, 'ours'), 'settlewise');
  another = makeCertificate(path.join(made, 'another'), 'settlewise');
  expired = makeCertificate(path.join(made, 'expired'), 'settlewise', -1);
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

const settingsOf = ({ certFile, keyFile }: Pick<Certificate, 'certFile' | 'keyFile'>) => ({
  CLIENT_CERT_FILE: certFile,
  CLIENT_KEY_FILE: keyFile,
});
/** Both stores by TLS. */
const byTls = () => ({
  ...production,
  DATABASE_CA_FILE: ours.authorityFile,
  REDIS_URL: 'rediss://:x7Kq@redis:6379',
  REDIS_CA_FILE: ours.authorityFile,
});

test('what is shown to PostgreSQL and Redis goes with their addresses, as the names of its files', () => {
  const { certFile, keyFile, authorityFile } = ours;
  const { database, redisUrl } = read({ ...byTls(), ...settingsOf(ours) });
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
  writeFileSync(file, Buffer.concat([readFileSync(ours.certFile), readFileSync(ours.keyFile)]));
  expect(read({ ...byTls(), ...settingsOf({ certFile: file, keyFile: file }) }).redisUrl).toContain(
    `tlsKeyFile=${encodeURIComponent(file)}`,
  );
});

test('one that is given in part, unreadable, with the key of another or expired is refused', () => {
  const refused = (settings: Record<string, string | undefined>) => refusal({ ...byTls(), ...settings });
  const { certFile, keyFile } = ours;
  expect(refused({ CLIENT_CERT_FILE: certFile })).toBe(
    'ConfigError: CLIENT_CERT_FILE must go with a CLIENT_KEY_FILE',
  );
  expect(refused({ CLIENT_KEY_FILE: keyFile })).toBe(
    'ConfigError: CLIENT_KEY_FILE must go with a CLIENT_CERT_FILE',
  );
  expect(refused(settingsOf({ certFile, keyFile: path.join(dataDir(), 'none') }))).toBe(
    'ConfigError: CLIENT_KEY_FILE must name a file that can be read',
  );
  for (const wrong of [another.keyFile, certFile]) {
    expect(refused(settingsOf({ certFile, keyFile: wrong }))).toBe(
      'ConfigError: CLIENT_CERT_FILE must be a certificate in PEM, of the key in CLIENT_KEY_FILE',
    );
  }
  expect(refused(settingsOf(expired))).toMatch(
    /^ConfigError: CLIENT_CERT_FILE must be renewed: it was valid until \w{3} .* GMT$/,
  );
});

test('it is shown by TLS alone, at servers that are named', () => {
  expect(refusal(settingsOf(ours))).toBe(
    'ConfigError: CLIENT_CERT_FILE must go with a DATABASE_URL or a REDIS_URL',
  );
  expect(refusal({ ...production, ...settingsOf(ours) })).toContain(
    'CLIENT_CERT_FILE must go with a DATABASE_CA_FILE, or with sslmode=verify-full in DATABASE_URL',
  );
  expect(refusal({ REDIS_URL: 'redis://redis:6379', ...settingsOf(ours) })).toContain(
    'CLIENT_CERT_FILE must go with a REDIS_URL that starts with rediss://',
  );
});
