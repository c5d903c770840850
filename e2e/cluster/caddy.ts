import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import path from 'node:path';
import { freePort } from './freePort';
import { createMember, type StartedMember } from './process';

const program = '/usr/bin/caddy';

/** Why there can be no proxy of the deployment here, as a reason to skip a test; null when there can. */
export const missingCaddy = existsSync(program) ? null : 'apt-get install caddy';

export interface CaddyOptions {
  /** Where its settings and certificates are put. */
  readonly folder: string;
  /** Ports of the APIs behind it, which it reaches by TLS under the name `api`. */
  readonly apis: readonly number[];
  /** Of the authority that their certificates are from. */
  readonly apiAuthorityFile: string;
  /** Ranges of proxies in front of it. */
  readonly outerProxies?: string;
}

export interface Caddy extends StartedMember {
  readonly url: string;
  /** Where it listens without TLS. */
  readonly plainUrl: string;
  /** Of the authority that its certificate is from; there once it has answered. */
  readonly authorityFile: string;
}

/**
 * The proxy of the deployment with its own settings, as they are: on ports that a test may have, and with certificates of
 * its own for a machine that nobody knows. It does not run yet.
 */
export async function createCaddy({
  folder,
  apis,
  apiAuthorityFile,
  outerProxies = '',
}: CaddyOptions): Promise<Caddy> {
  const [http, https] = [await freePort(), await freePort()];
  const settings = path.join(folder, 'Caddyfile');
  writeFileSync(
    settings,
    readFileSync('infra/deploy/Caddyfile', 'utf8')
      .replace('admin off', `admin off\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}`)
      .replace('/authority/ca.crt', apiAuthorityFile)
      .replace(/^:80 /m, `:${http} `),
  );
  const authorityFile = path.join(folder, 'caddy/pki/authorities/local/root.crt');
  const url = `https://localhost:${https}`;
  const member = createMember({
    name: 'Caddy',
    command: [program, 'run', '--adapter', 'caddyfile', '--config', settings],
    environment: {
      PUBLIC_URL: 'https://localhost',
      API: apis.map((port) => `127.0.0.1:${port}`).join(' '),
      OUTER_PROXIES: outerProxies,
      ...{ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    },
    isReady: () =>
      askByTls({ url, authorityFile }, { path: '/' }).then(
        () => true,
        () => false,
      ),
  });
  return { ...member, url, plainUrl: `http://127.0.0.1:${http}`, authorityFile };
}

/** One request on a connection of its own, with the certificate checked. @returns status and content */
export function askByTls(
  { url, authorityFile }: Pick<Caddy, 'url' | 'authorityFile'>,
  { headers = {}, ...options }: RequestOptions,
): Promise<{ readonly status: number; readonly content: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        ...{ host: '127.0.0.1', servername: 'localhost', port: new URL(url).port },
        ...{ headers: { Host: 'localhost', ...headers } },
        ca: existsSync(authorityFile) ? readFileSync(authorityFile) : '',
        ...options,
      },
      (answer) => {
        let content = '';
        answer.setEncoding('utf8').on('data', (piece: string) => {
          content += piece;
        });
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, content }));
        answer.once('error', reject);
      },
    );
    asked.on('error', reject).end();
  });
}
