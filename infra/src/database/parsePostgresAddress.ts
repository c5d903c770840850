import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { createReloadingCertificate } from '../tls';

/**
 * Converts an address to connection options. A client certificate (`sslcert`, `sslkey`) is re-read on each connection. pg
 * would read the files itself, but throw where the caller of a pool cannot catch the error.
 */
export function parsePostgresAddress(address: string): Pick<pg.ClientConfig, 'connectionString' | 'ssl'> {
  if (!URL.canParse(address)) return { connectionString: address };
  const url = new URL(address);
  const { searchParams } = url;
  const [certFile, keyFile] = [searchParams.get('sslcert'), searchParams.get('sslkey')];
  if (certFile === null || keyFile === null || searchParams.get('sslmode') !== 'verify-full') {
    return { connectionString: address };
  }
  const authority = searchParams.get('sslrootcert');
  // Parameters in the address would override the options.
  for (const name of ['sslmode', 'sslrootcert', 'sslcert', 'sslkey']) searchParams.delete(name);
  const ca = authority === null ? {} : { ca: readFileSync(authority, 'utf8') };
  return {
    connectionString: url.toString(),
    ssl: Object.assign(createReloadingCertificate(certFile, keyFile), ca),
  };
}
