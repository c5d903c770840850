import { readFileSync } from 'node:fs';
import { shownCertificate, type ShownCertificate } from '../tls';

/** Connection options of ioredis. */
export interface RedisConnection {
  readonly url: string;
  readonly tls?: Partial<ShownCertificate> & { readonly ca?: string };
}

/**
 * Reads an address. In it `tlsCAFile` may name the authority of the server's certificate (as in addresses of KurrentDB):
 * then that one alone is trusted. `tlsCertFile` and `tlsKeyFile` may name what is shown to the server: ioredis takes both
 * from here whenever it connects, and gets what stands in the files at that moment.
 */
export function redisConnection(address: string): RedisConnection {
  const url = new URL(address);
  const taken = (name: string): string | null => {
    const value = url.searchParams.get(name);
    url.searchParams.delete(name);
    return value;
  };
  const authority = taken('tlsCAFile');
  const certFile = taken('tlsCertFile');
  const keyFile = taken('tlsKeyFile');
  if (authority === null && certFile === null && keyFile === null) return { url: address };
  return {
    url: url.toString(),
    // Passed as it is: its properties are getters, which must be read at each connection.
    tls: Object.assign(
      certFile === null || keyFile === null ? {} : shownCertificate(certFile, keyFile),
      authority === null ? {} : { ca: readFileSync(authority, 'utf8') },
    ),
  };
}
