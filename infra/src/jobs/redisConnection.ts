import { readFileSync } from 'node:fs';

/** How ioredis reaches a Redis. */
export interface RedisConnection {
  readonly url: string;
  readonly tls?: { readonly ca: string };
}

/**
 * Reads an address, in which `tlsCAFile` may name the authority of the server's certificate (as in addresses of
 * KurrentDB): then that one alone is trusted.
 */
export function redisConnection(address: string): RedisConnection {
  const url = new URL(address);
  const authority = url.searchParams.get('tlsCAFile');
  if (authority === null) return { url: address };
  url.searchParams.delete('tlsCAFile');
  return { url: url.toString(), tls: { ca: readFileSync(authority, 'utf8') } };
}
