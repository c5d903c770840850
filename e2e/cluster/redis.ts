import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { connect as connectByTls } from 'node:tls';
import path from 'node:path';
import { missingServers, redisProgram } from './installed';
import { freePort } from './freePort';
import { createMember, type StartedMember } from './process';
import type { Certificate } from './certificate';
import type { Reachable } from './types';

const nobody = 65_534;

/**
 * Debian's Redis, which stores jobs on disk as in docker-compose.yml. It does not run yet.
 * @param certificate makes it accept TLS connections only
 * @param asks whether clients must show a certificate of the same CA; the server's own must then be valid for clients too
 */
export async function createRedis(
  folder: string,
  certificate?: Certificate,
  asks = false,
): Promise<StartedMember & Reachable> {
  const program = redisProgram();
  if (program === null) throw new Error(missingServers() ?? '');
  const data = path.join(folder, 'redis');
  mkdirSync(data, { mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(data, nobody, nobody);
  const port = await freePort();
  const member = createMember({
    name: 'Redis',
    command: [
      program,
      '--bind',
      '127.0.0.1',
      '--dir',
      data,
      '--save',
      '',
      ...(certificate === undefined
        ? ['--port', String(port)]
        : [
            '--port',
            '0',
            '--tls-port',
            String(port),
            '--tls-auth-clients',
            asks ? 'yes' : 'no',
            '--tls-cert-file',
            certificate.certFile,
            '--tls-key-file',
            certificate.keyFile,
            '--tls-ca-cert-file',
            certificate.authorityFile,
          ]),
      '--appendonly',
      'yes',
      '--maxmemory-policy',
      'noeviction',
    ],
    unprivileged: true,
    isReady: () => answers(port, certificate),
  });
  return { ...member, url: `${certificate === undefined ? 'redis' : 'rediss'}://127.0.0.1:${port}` };
}

async function answers(port: number, certificate: Certificate | undefined): Promise<boolean> {
  const socket =
    certificate === undefined
      ? connect(port, '127.0.0.1')
      : connectByTls({
          port,
          host: '127.0.0.1',
          servername: certificate.host,
          ca: readFileSync(certificate.authorityFile),
          cert: readFileSync(certificate.certFile),
          key: readFileSync(certificate.keyFile),
        });
  // A TLS alert can come while nobody waits for an event, and would end the process.
  socket.on('error', () => undefined);
  try {
    await once(socket, certificate === undefined ? 'connect' : 'secureConnect');
    socket.write('PING\r\n');
    const [answer]: unknown[] = await once(socket, 'data');
    return String(answer).startsWith('+PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
