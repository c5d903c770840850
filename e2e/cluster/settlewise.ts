import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { request as askByTls } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from './freePort';
import { createMember, type StartedMember } from './process';
import type { ClusterShape, Reachable } from './types';

type Settings = Readonly<Record<string, string>>;

/** Addresses and folder that the members of a cluster share. */
interface Places {
  readonly folder: string;
  readonly address: string;
  readonly postgres: string;
  readonly redis: string;
  readonly eventStore: string | null;
}

/**
 * Environment variables of all APIs and workers, as in production.
 * @param production false with the double of EventStoreDB, because production refuses an event store without TLS
 */
export function sharedSettings(
  { folder, address, postgres, redis, eventStore }: Places,
  production: boolean,
): Settings {
  return {
    NODE_ENV: production ? 'production' : 'test',
    HOST: '127.0.0.1',
    PUBLIC_URL: address,
    TRUST_PROXY: '1',
    // All members share one folder, like a volume: documents, emails, signed tree heads.
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: postgres,
    REDIS_URL: redis,
    ...(eventStore === null ? {} : { EVENTSTORE_URL: eventStore }),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    MASTER_KEY: randomBytes(32).toString('hex'),
    MAIL_FROM: 'Settlewise <no-reply@settlewise.example>',
    // Administrators sign in with only a password here; journeys/secondFactor.e2e.ts tests the second factor.
    REQUIRE_SECOND_FACTOR: 'nobody',
    // Some browser tests need the pages for developers, which production turns off by default.
    DEV_PAGES: '1',
  };
}

/** Paths of the API and the worker; with the double of EventStoreDB, test builds that may connect to it. */
export function findPrograms({ events, programs }: ClusterShape): {
  readonly api: string;
  readonly worker: string;
} {
  const folder = events === 'double' ? 'dist/tests' : 'dist';
  return { api: `${folder}/api.mjs`, worker: `${folder}/worker.mjs`, ...programs };
}

/** An API that does not run yet. @param program its path from the repository's root */
export async function createApi(
  name: string,
  program: string,
  settings: Settings,
): Promise<StartedMember & Reachable & { readonly port: number }> {
  const port = await freePort();
  const url = `${settings['TLS_CERT_FILE'] === undefined ? 'http' : 'https'}://127.0.0.1:${port}`;
  const member = createMember({
    name,
    command: [process.execPath, '--enable-source-maps', program],
    environment: { ...settings, PORT: String(port) },
    isReady: () => isAnsweredWith(200, `${url}/healthz`),
  });
  return { ...member, url, port };
}

/** A worker that does not run yet. It is ready when it logs so, which needs LOG_LEVEL `info`. Its URL serves metrics. */
export async function createWorker(
  name: string,
  program: string,
  settings: Settings,
): Promise<StartedMember & Reachable> {
  const port = await freePort();
  const member = createMember({
    name,
    command: [process.execPath, '--enable-source-maps', program],
    environment: { ...settings, WORKER_PORT: String(port) },
    isReady: (output) => output.includes('Filling read models'),
  });
  return { ...member, url: `http://127.0.0.1:${port}` };
}

/** Whether a GET is answered with this status. Certificates are not verified. */
export async function isAnsweredWith(status: number, url: string): Promise<boolean> {
  const { protocol } = new URL(url);
  const options = { signal: AbortSignal.timeout(5_000), agent: false } as const;
  const asking =
    protocol === 'https:' ? askByTls(url, { ...options, rejectUnauthorized: false }) : ask(url, options);
  try {
    const [answer] = (await once(asking.end(), 'response')) as [IncomingMessage];
    await text(answer);
    return answer.statusCode === status;
  } catch {
    return false;
  }
}
