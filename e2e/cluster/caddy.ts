import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import path from 'node:path';
import { connect } from 'node:tls';
import { freePort } from './freePort';
import { createMember, type StartedMember } from './process';

const program = '/usr/bin/caddy';

/** The reason to skip tests with the deployment's proxy: how to install it; null when it is installed. */
export const missingCaddy = existsSync(program) ? null : 'apt-get install caddy';

export interface CaddyOptions {
  /** Folder for its settings and certificates. */
  readonly folder: string;
  /** Ports of the APIs behind it. It connects to them by TLS and expects certificates for the name `api`. */
  readonly apis: readonly number[];
  /** The CA certificate (PEM) that signed the APIs' certificates. */
  readonly apiAuthorityFile: string;
  /** Address ranges (CIDR) of trusted proxies in front of it, separated by spaces. */
  readonly outerProxies?: string;
}

export interface Caddy extends StartedMember {
  readonly url: string;
  /** Its address for HTTP without TLS. */
  readonly plainUrl: string;
  /** The CA certificate that signed its own certificate; the file exists once it has answered. */
  readonly authorityFile: string;
}

/**
 * The deployment's proxy with its real Caddyfile, except for free ports and a certificate from Caddy's own CA, because a
 * test machine has no public name. It does not run yet.
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
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    // Only checks the certificate, because a request would wait five seconds for a ready API.
    isReady: () => showsItsCertificate({ url, authorityFile }),
  });
  return { ...member, url, plainUrl: `http://127.0.0.1:${http}`, authorityFile };
}

/** The timeout of one answer. The proxy tries for five seconds to find a ready API. */
const longestAnswerMs = 20_000;

type Address = Pick<Caddy, 'url' | 'authorityFile'>;

const readEndpoint = ({ url, authorityFile }: Address) => ({
  host: '127.0.0.1',
  servername: 'localhost',
  port: Number(new URL(url).port),
  ca: existsSync(authorityFile) ? readFileSync(authorityFile) : '',
});

const showsItsCertificate = (proxy: Address): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = connect(readEndpoint(proxy));
    const settle = (ready: boolean): void => {
      connection.destroy();
      resolve(ready);
    };
    connection
      .once('secureConnect', () => settle(true))
      // A TLS alert can follow a first error, or come after the connection was destroyed.
      .on('error', () => settle(false))
      .setTimeout(longestAnswerMs, () => settle(false));
  });

/** Sends one request on a new connection, with `body` if given, and verifies the certificate. @returns status and content */
export function askByTls(
  proxy: Address,
  { headers = {}, ...options }: RequestOptions,
  body?: Buffer,
): Promise<{ readonly status: number; readonly content: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        ...readEndpoint(proxy),
        headers: { Host: 'localhost', ...headers },
        timeout: longestAnswerMs,
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
    asked.on('timeout', () =>
      asked.destroy(new Error(`No answer of the proxy within ${longestAnswerMs} ms`)),
    );
    asked.on('error', reject).end(body);
  });
}
