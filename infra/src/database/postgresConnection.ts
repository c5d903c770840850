import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { shownCertificate } from '../tls';

/**
 * How a pool reaches the PostgreSQL at this address. One that names a client certificate (`sslcert`, `sslkey`) shows it
 * as it is when a connection is made; pg by itself would read the files too, and throw where the caller of a pool
 * cannot catch it.
 */
export function postgresConnection(address: string): Pick<pg.ClientConfig, 'connectionString' | 'ssl'> {
  if (!URL.canParse(address)) return { connectionString: address };
  const url = new URL(address);
  const { searchParams } = url;
  const [certFile, keyFile] = [searchParams.get('sslcert'), searchParams.get('sslkey')];
  if (certFile === null || keyFile === null || searchParams.get('sslmode') !== 'verify-full') {
    return { connectionString: address };
  }
  const authority = searchParams.get('sslrootcert');
  // Settings in the address would override those that are passed beside it.
  for (const name of ['sslmode', 'sslrootcert', 'sslcert', 'sslkey']) searchParams.delete(name);
  const ca = authority === null ? {} : { ca: readFileSync(authority, 'utf8') };
  return { connectionString: url.toString(), ssl: Object.assign(shownCertificate(certFile, keyFile), ca) };
}
