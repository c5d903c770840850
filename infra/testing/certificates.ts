import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';

const nobody = 65_534;

/** A server's certificate, and the authority that made it. */
export interface Certificate {
  readonly host: string;
  readonly certFile: string;
  readonly keyFile: string;
  readonly authorityFile: string;
}

/**
 * Creates an authority in a new folder with openssl, and its certificate for one host.
 * @param days how long the certificate is valid; below 0 it has expired
 */
export function createCertificate(folder: string, host: string, days = 2): Certificate {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const getPath = (name: string) => path.join(folder, name);
  const openssl = (...args: readonly string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    'ca.key',
    '-out',
    'ca.crt',
    '-days',
    '2',
    '-subj',
    '/CN=An authority of a test',
  );
  openssl('req', ...key, '-keyout', 'server.key', '-out', 'server.csr', '-subj', `/CN=${host}`);
  writeFileSync(getPath('names'), `subjectAltName=${isIP(host) === 0 ? 'DNS' : 'IP'}:${host}\n`);
  openssl(
    'x509',
    '-req',
    '-in',
    'server.csr',
    '-CA',
    'ca.crt',
    '-CAkey',
    'ca.key',
    '-CAcreateserial',
    '-out',
    'server.crt',
    '-days',
    String(days),
    '-extfile',
    'names',
  );
  // PostgreSQL requires a key that only its own account can read.
  chmodSync(getPath('server.key'), 0o600);
  if (process.getuid?.() === 0) chownSync(getPath('server.key'), nobody, nobody);
  return {
    host,
    certFile: getPath('server.crt'),
    keyFile: getPath('server.key'),
    authorityFile: getPath('ca.crt'),
  };
}
