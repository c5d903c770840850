import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { RedisConnection } from './redisConnection';

const timeoutMs = 5_000;

/**
 * Finds out why Redis refuses the TLS connection; null if it does not, or without TLS. Redis sends the reason after the
 * handshake. ioredis sends commands at once and mostly sees only a reset connection, so this client only reads.
 */
export function findRedisRefusal({ url, tls = {} }: RedisConnection): Promise<Error | null> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== 'rediss:') return Promise.resolve(null);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port || 6379),
      ...tls,
      ...(isIP(host) === 0 ? { servername: host } : {}),
    });
    const finish = (error: Error | null): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(error);
    };
    const timer = setTimeout(finish, timeoutMs, null);
    socket.on('error', finish);
    socket.on('close', () => finish(null));
    // Without a reader the TLS alert would be missed.
    socket.resume();
  });
}
