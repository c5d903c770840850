import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { RedisConnection } from './redisConnection';

const saysWithinMs = 5_000;

/**
 * Why Redis ends our TLS connections; null where it does not, or TLS is not used. Redis gives the reason after the
 * handshake. A client that already sends commands, as ioredis does, mostly sees a reset connection instead, so this one
 * sends nothing and only reads.
 */
export function redisRefusal({ url, tls = {} }: RedisConnection): Promise<Error | null> {
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
    const told = (error: Error | null): void => {
      clearTimeout(silent);
      socket.destroy();
      resolve(error);
    };
    const silent = setTimeout(told, saysWithinMs, null);
    socket.on('error', told);
    socket.on('close', () => told(null));
    // Without a reader the TLS alert would not be noticed.
    socket.resume();
  });
}
