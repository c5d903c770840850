import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@settlewise/infra/config';
import { createDatabase, Listener, migrate } from '@settlewise/infra/database';
import { createPostgresEventStore } from '@settlewise/infra/eventStore';
import { createJobs } from '@settlewise/infra/jobs';
import { createLogger } from '@settlewise/infra/telemetry';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createCertificate } from '../../infra/testing/certificates';
import type { Certificate } from './certificate';
import { missingServers } from './installed';
import { createPostgres } from './postgres';
import type { StartedMember } from './process';
import { createRedis } from './redis';

const log = createLogger({ level: 'silent', name: 'test' });
const missing = missingServers();

// The certificates are for this name.
const host = 'localhost';
let folder: string;
let certificate: Certificate;
let otherAuthority: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settlewise-tls-'));
  await chmod(folder, 0o711);
  certificate = createCertificate(path.join(folder, 'own'), host);
  otherAuthority = createCertificate(path.join(folder, 'other'), host).authorityFile;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * The same URL with a host name instead of 127.0.0.1.
 * @param name a name that the certificate does not contain, to be refused
 */
const by = (address: string, name = host) => address.replace('127.0.0.1', name);

describe.skipIf(missing !== null)(`PostgreSQL by TLS${missing === null ? '' : ` (${missing})`}`, () => {
  let server: StartedMember & { readonly url: string };
  beforeAll(async () => {
    server = await createPostgres(folder, certificate);
    await server.start();
  });
  afterAll(() => server.stop());

  const urlOf = (authority: string, address = by(server.url)): string => {
    const { database } = readConfig({
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: address,
      DATABASE_CA_FILE: authority,
    });
    if (database.kind === 'embedded') throw new Error('No server was named');
    return database.url;
  };
  const ask = async (url: string): Promise<unknown> => {
    const database = createDatabase(url, { log });
    try {
      const { rows } = await database.raw<{ rows: unknown[] }>(
        'SELECT ssl, version FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
      );
      return rows;
    } finally {
      await database.destroy();
    }
  };

  test("every connection is encrypted, and the server's certificate is verified", async () => {
    expect(await ask(urlOf(certificate.authorityFile))).toEqual([
      { ssl: true, version: expect.stringMatching(/^TLSv1\.[23]$/) },
    ]);
  });

  test('events, jobs and news use encrypted connections too', async () => {
    const url = urlOf(certificate.authorityFile);
    const tables = createDatabase(url, { log });
    try {
      await migrate(tables);
    } finally {
      await tables.destroy();
    }
    const jobs = await createJobs({ databaseUrl: url, log });
    onTestFinished(() => jobs.close());
    const store = await createPostgresEventStore({ connectionString: url });
    onTestFinished(() => store.close());
    await new Promise<void>((resolve, reject) => {
      const listener = new Listener({
        connectionString: url,
        applicationName: 'news by TLS',
        channels: ['news'],
        onNotification: () => undefined,
        onListening: resolve,
        onLost: reject,
      });
      onTestFinished(() => listener.close());
    });
    const database = createDatabase(by(server.url), { log });
    onTestFinished(() => database.destroy());
    const { rows } = await database.raw<{ rows: { application_name: string }[] }>(
      `SELECT application_name FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
       WHERE ssl AND backend_type = 'client backend'`,
    );
    expect(rows.map(({ application_name: name }) => name)).toEqual(
      expect.arrayContaining(['news by TLS', 'settlewise-jobs']),
    );
  });

  test('a server with a certificate of another CA is refused', async () => {
    await expect(ask(urlOf(otherAuthority))).rejects.toMatchObject({
      code: expect.stringMatching(/UNABLE_TO_VERIFY|SELF_SIGNED|SIGNATURE/),
    });
  });

  test('a server whose certificate is for another host is refused', async () => {
    await expect(ask(urlOf(certificate.authorityFile, server.url))).rejects.toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
  });
});

describe.skipIf(missing !== null)(`Redis by TLS${missing === null ? '' : ` (${missing})`}`, () => {
  let server: StartedMember & { readonly url: string };
  beforeAll(async () => {
    server = await createRedis(folder, certificate);
    await server.start();
  });
  afterAll(() => server.stop());

  /** Adds a job to this Redis and waits until it is done. @returns the job's result */
  async function doAJob(authority: string, address = by(server.url), telling = log): Promise<string> {
    const { redisUrl } = readConfig({
      DATA_DIR: path.join(folder, 'data'),
      REDIS_URL: address,
      REDIS_CA_FILE: authority,
    });
    const jobs = await createJobs({ redisUrl: redisUrl ?? undefined, databaseUrl: '', log: telling });
    try {
      const name = `by-tls-${randomUUID()}`;
      const queue = await jobs.queue(name, z.string());
      const done = new Promise<string>((resolve) => {
        void jobs.worker(name, z.string(), (data) => Promise.resolve(resolve(data)));
      });
      await queue.add('a job', { id: 'one' });
      return await done;
    } finally {
      await jobs.close();
    }
  }

  test('jobs are stored and processed over TLS', async () => {
    expect(await doAJob(certificate.authorityFile)).toBe('a job');
  });

  /** The error that the log reports for the job store's connection. */
  async function refusal(authority: string, address?: string): Promise<string> {
    const lines: string[] = [];
    const telling = createLogger({
      level: 'info',
      name: 'test',
      destination: { write: (line: string) => void lines.push(line) },
    });
    await expect(doAJob(authority, address, telling)).rejects.toThrow('The job store did not answer');
    return lines.join('');
  }

  test('a Redis with a certificate of another CA is refused', async () => {
    expect(await refusal(otherAuthority)).toMatch(/unable to verify|self-signed|signature/);
  });

  test('a Redis whose certificate is for another host is refused', async () => {
    expect(await refusal(certificate.authorityFile, server.url)).toContain(
      "does not match certificate's altnames",
    );
  });
});
