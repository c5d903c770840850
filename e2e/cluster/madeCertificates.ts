import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Certificate } from './certificate';

type Words = Readonly<Record<string, string>>;

const script = path.resolve('infra/deploy/make-certificates.sh');
const root = process.getuid?.() === 0;
const [me, nobody] = [String(process.getuid?.() ?? 0), root ? '65534' : String(process.getuid?.())];

/** The certificates that the deployment's make-certificates.sh made in a folder. */
export interface MadeCertificates {
  /** The server's certificate, for the name `localhost`. */
  readonly server: Certificate;
  /** The file (PEM) with a client's certificate and key. */
  clientFile(name: string): string;
  /** Runs the script again. @param words environment variables, for example when to renew and how long to be valid */
  again(words?: Words): void;
  /** Starts the script in its mode that keeps renewing. @param words environment variables */
  keep(words?: Words): ChildProcess;
}

/** Runs the script as the deployment's container does. @param clients names of the clients that get a certificate */
export function makeCertificates(
  folder: string,
  clients: readonly string[],
  words: Words = {},
): MadeCertificates {
  const [made, handedOut, authority] = ['made', 'handed-out', 'authority'].map((name) =>
    path.join(folder, name),
  );
  if (made === undefined || handedOut === undefined || authority === undefined)
    throw new RangeError('Three folders are needed');
  for (const each of [made, authority, ...clients.map((name) => path.join(handedOut, name))])
    mkdirSync(each, { recursive: true });
  const environmentWith = (more: Words) => ({
    PATH: process.env['PATH'],
    CERTIFICATES: made,
    HANDED_OUT: handedOut,
    AUTHORITY: authority,
    NODES: `localhost:${nobody}`,
    CLIENTS: clients.map((name) => `${name}:${me}`).join(' '),
    // Half the key length of the deployment takes a tenth of the time.
    RSA_BITS: '2048',
    ...more,
  });
  const run = (more: Words): void =>
    void execFileSync('sh', [script], { env: environmentWith(more), stdio: ['ignore', 'pipe', 'pipe'] });
  run(words);
  const own = path.join(made, 'localhost');
  return {
    server: {
      host: 'localhost',
      authorityFile: path.join(authority, 'ca.crt'),
      certFile: path.join(own, 'node.crt'),
      keyFile: path.join(own, 'node.key'),
    },
    clientFile: (name) => path.join(handedOut, name, 'client.pem'),
    again: (more = {}) => run(more),
    keep: (more = {}) => spawn('sh', [script, 'keep'], { env: environmentWith(more), stdio: 'ignore' }),
  };
}
