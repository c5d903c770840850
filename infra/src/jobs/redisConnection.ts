import { readFileSync } from 'node:fs';
import { createReloadingCertificate, type ReloadingCertificate } from '../tls';

/** Connection options of ioredis. */
export interface RedisConnection {
  readonly url: string;
  readonly tls?: Partial<ReloadingCertificate> & { readonly ca?: string };
}

/**
 * Parses an address. `tlsCAFile` may name the only trusted authority of the server's certificate, as in addresses of
 * KurrentDB. `tlsCertFile` and `tlsKeyFile` may name the client certificate and key; ioredis re-reads both on each
 * connection.
 */
export function parseRedisAddress(address: string): RedisConnection {
  const url = new URL(address);
  const takeParameter = (name: string): string | null => {
    const value = url.searchParams.get(name);
    url.searchParams.delete(name);
    return value;
  };
  const authority = takeParameter('tlsCAFile');
  const certFile = takeParameter('tlsCertFile');
  const keyFile = takeParameter('tlsKeyFile');
  if (authority === null && certFile === null && keyFile === null) return { url: address };
  return {
    url: url.toString(),
    // Not copied: its properties are getters, which are read on each connection.
    tls: Object.assign(
      certFile === null || keyFile === null ? {} : createReloadingCertificate(certFile, keyFile),
      authority === null ? {} : { ca: readFileSync(authority, 'utf8') },
    ),
  };
}
