import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { ClientCertificate } from './clientCertificate';
import { ConfigError } from './configError';

/**
 * Adds mandatory TLS to the address of PostgreSQL, with the authority that verifies the server's certificate.
 * @throws ConfigError
 */
export function addDatabaseAuthority(authority: string, address: string): string {
  const url = new URL(address);
  const mode = url.searchParams.get('sslmode');
  if (mode !== null && mode !== 'verify-full') {
    throw new ConfigError('DATABASE_CA_FILE', 'must go with sslmode=verify-full in DATABASE_URL, or none');
  }
  url.searchParams.set('sslmode', 'verify-full');
  url.searchParams.set('sslrootcert', requireReadable('DATABASE_CA_FILE', authority));
  return url.toString();
}

/** Adds the authority to the address of Redis, for `parseRedisAddress`. @throws ConfigError */
export function addRedisAuthority(authority: string, address: string): string {
  const url = new URL(address);
  requireRediss(url, 'REDIS_CA_FILE', 'must go with a REDIS_URL that starts with rediss://');
  url.searchParams.set('tlsCAFile', requireReadable('REDIS_CA_FILE', authority));
  return url.toString();
}

/** Adds a client certificate to the address of PostgreSQL. @throws ConfigError */
export function addDatabaseCertificate({ certFile, keyFile }: ClientCertificate, address: string): string {
  const url = new URL(address);
  if (url.searchParams.get('sslmode') !== 'verify-full') {
    throw new ConfigError(
      'CLIENT_CERT_FILE',
      'must go with a DATABASE_CA_FILE, or with sslmode=verify-full in DATABASE_URL: it is shown by TLS alone',
    );
  }
  url.searchParams.set('sslcert', certFile);
  url.searchParams.set('sslkey', keyFile);
  return url.toString();
}

/** Adds a client certificate to the address of Redis, for `parseRedisAddress`. @throws ConfigError */
export function addRedisCertificate({ certFile, keyFile }: ClientCertificate, address: string): string {
  const url = new URL(address);
  requireRediss(
    url,
    'CLIENT_CERT_FILE',
    'must go with a REDIS_URL that starts with rediss://: it is shown by TLS alone',
  );
  url.searchParams.set('tlsCertFile', certFile);
  url.searchParams.set('tlsKeyFile', keyFile);
  return url.toString();
}

function requireRediss({ protocol }: URL, setting: string, problem: string): void {
  if (protocol !== 'rediss:') throw new ConfigError(setting, problem);
}

function requireReadable(setting: string, file: string): string {
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new ConfigError(setting, 'must name a file that can be read');
  }
  return path.resolve(file);
}
