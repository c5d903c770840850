import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withConnection } from '@settlewise/infra/database';
import { missingServers, postgresPrograms } from './installed';
import { freePort } from './freePort';
import { createMember, type StartedMember } from './process';
import type { Certificate } from './certificate';
import type { Reachable } from './types';

const nobody = 65_534;

/**
 * Debian's PostgreSQL on a new data folder, with its default durability (fsync). It does not run yet.
 * @param certificate enables TLS, in addition to connections without it
 * @param access content of pg_hba.conf; by default everybody may connect without a password
 */
export async function createPostgres(
  folder: string,
  certificate?: Certificate,
  access?: string,
): Promise<StartedMember & Reachable> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error(missingServers() ?? '');
  const data = path.join(folder, 'postgres');
  const asNobody = process.getuid?.() === 0;
  mkdirSync(data, { mode: 0o700 });
  if (asNobody) chownSync(data, nobody, nobody);
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'settlewise', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { cwd: '/', encoding: 'utf8', ...(asNobody ? { uid: nobody, gid: nobody } : {}) },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL could not make its data folder:\n${made.stderr}`);

  const accessFile = path.join(folder, 'pg_hba.conf');
  if (access !== undefined) writeFileSync(accessFile, access);
  const port = await freePort();
  const url = `postgres://settlewise@127.0.0.1:${port}/postgres`;
  const member = createMember({
    name: 'PostgreSQL',
    command: [
      path.join(programs, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      '-c',
      'max_connections=200',
      ...(certificate === undefined
        ? []
        : [
            '-c',
            'ssl=on',
            '-c',
            `ssl_cert_file=${certificate.certFile}`,
            '-c',
            `ssl_key_file=${certificate.keyFile}`,
            '-c',
            `ssl_ca_file=${certificate.authorityFile}`,
          ]),
      ...(access === undefined ? [] : ['-c', `hba_file=${accessFile}`]),
    ],
    unprivileged: true,
    // A fast shutdown, which does not wait for clients to disconnect.
    stopSignal: 'SIGINT',
    isReady: () => answers(url),
  });
  return { ...member, url };
}

async function answers(connectionString: string): Promise<boolean> {
  try {
    await withConnection({ connectionString }, (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}
