import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { missingServers, redisProgram } from './installed';
import { freePort } from './freePort';
import { createMember, type StartedMember } from './process';
import type { Reachable } from './types';

const nobody = 65_534;

/** Debian's Redis, which keeps jobs on disk as docker-compose.yml has it. It does not run yet. */
export async function createRedis(folder: string): Promise<StartedMember & Reachable> {
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
      ...['--bind', '127.0.0.1', '--port', String(port), '--dir', data, '--save', ''],
      ...['--appendonly', 'yes', '--maxmemory-policy', 'noeviction'],
    ],
    unprivileged: true,
    isReady: () => answers(port),
  });
  return { ...member, url: `redis://127.0.0.1:${port}` };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write('PING\r\n');
    const [answer]: unknown[] = await once(socket, 'data');
    return String(answer).startsWith('+PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
