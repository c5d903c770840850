import { randomUUID, X509Certificate } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@settlewise/infra/config';
import { createDatabase, Listener, migrate, withConnection } from '@settlewise/infra/database';
import { createPostgresEventStore } from '@settlewise/infra/eventStore';
import { createJobs, type Jobs } from '@settlewise/infra/jobs';
import { toClientCertificateError } from '@settlewise/infra/process';
import { createLogger } from '@settlewise/infra/telemetry';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { missingServers } from './installed';
import { makeCertificates, type MadeCertificates } from './madeCertificates';
import { createPostgres } from './postgres';
import type { StartedMember } from './process';
import { createRedis } from './redis';

const log = createLogger({ level: 'silent', name: 'test' });
const missing = missingServers();
/** Makes the script renew every client certificate. */
const nowRenewed = { CLIENT_RENEWED_BEFORE_DAYS: '1000' };

let folder: string;
let made: MadeCertificates;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settlewise-clients-'));
  await chmod(folder, 0o711);
  made = makeCertificates(folder, ['settlewise', 'somebody']);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
// Another test may have left an expired certificate.
beforeEach(() => made.again(nowRenewed));

/** The serial number of a client's certificate, as PostgreSQL's pg_stat_ssl shows it. */
const serialOf = (client: string) =>
  BigInt(`0x${new X509Certificate(readFileSync(made.clientFile(client))).serialNumber}`).toString();
const refusalOf = (failing: Promise<unknown>): Promise<string | undefined> =>
  failing.then(
    () => undefined,
    (error: unknown) => toClientCertificateError(error)?.message,
  );

describe.skipIf(missing !== null)(
  `PostgreSQL with the deployment's rules${missing === null ? '' : ` (${missing})`}`,
  () => {
    let server: StartedMember & { readonly url: string };
    let administrator: Knex;
    beforeAll(async () => {
      const rules = readFileSync('infra/deploy/postgres/pg_hba.conf', 'utf8');
      // Besides the deployment's rules: access to create the database.
      server = await createPostgres(folder, made.server, `host postgres all 127.0.0.1/32 trust\n${rules}`);
      await server.start();
      administrator = createDatabase(server.url, { log });
      await administrator.raw(`ALTER ROLE settlewise PASSWORD 'x7Kq2mW9'`);
      await administrator.raw('CREATE DATABASE settlewise');
    });
    afterAll(async () => {
      await administrator.destroy();
      await server.stop();
    });

    /** The program's DATABASE_URL. @param client whose certificate is shown; null for none */
    function addressOf(client: string | null, password = 'x7Kq2mW9'): string {
      const shown = client === null ? {} : fileOf(client);
      const { database } = readConfig({
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_CA_FILE: made.server.authorityFile,
        ...shown,
        DATABASE_URL: `postgres://settlewise:${password}@localhost:${new URL(server.url).port}/settlewise`,
      });
      if (database.kind === 'embedded') throw new Error('No server was named');
      return database.url;
    }
    const ask = async (url: string): Promise<void> => {
      const database = createDatabase(url, { log });
      try {
        await database.raw('SELECT 1');
      } finally {
        await database.destroy();
      }
    };
    /** Connections to the program's database: application name and serial number of the client certificate. */
    async function connected(): Promise<Map<string, string | null>> {
      const { rows } = await administrator.raw<{ rows: { name: string; serial: string | null }[] }>(
        `SELECT application_name AS name, client_serial::text AS serial
         FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
         WHERE datname = 'settlewise' AND backend_type = 'client backend'`,
      );
      return new Map(rows.map(({ name, serial }) => [name, serial]));
    }
    const cutAll = async (): Promise<void> =>
      administrator.raw(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'settlewise'`,
      );

    /** Opens everything in the program that connects to PostgreSQL. */
    async function openAll(url: string) {
      const database = createDatabase(url, { log });
      onTestFinished(() => database.destroy());
      await migrate(database);
      const jobs = await createJobs({ databaseUrl: url, log });
      onTestFinished(() => jobs.close());
      const name = `asked-${randomUUID()}`;
      const queue = await jobs.queue(name, z.string());
      const store = await createPostgresEventStore({ connectionString: url });
      onTestFinished(() => store.close());
      const listener = new Listener({
        connectionString: url,
        applicationName: 'news',
        channels: ['news'],
        onNotification: () => undefined,
        onListening: () => undefined,
      });
      onTestFinished(() => listener.close());
      const allAsk = async () => {
        await database.raw('SELECT 1');
        await store.head();
        await queue.counts();
      };
      return { allAsk };
    }

    test("needs both the program's certificate and its password", async () => {
      await ask(addressOf('settlewise'));
      expect(await refusalOf(ask(addressOf(null)))).toBe(
        'CLIENT_CERT_FILE must be set, with CLIENT_KEY_FILE: a store asks for a certificate and was shown none',
      );
      await expect(ask(addressOf('settlewise', 'another'))).rejects.toMatchObject({ code: '28P01' });
      // A certificate of the same CA, but for another name than the account's.
      await expect(ask(addressOf('somebody'))).rejects.toMatchObject({ code: '28P01' });
      // The commands of the command line connect in this way.
      const { rows } = await withConnection({ connectionString: addressOf('settlewise') }, (client) =>
        client.query('SELECT client_dn FROM pg_stat_ssl WHERE pid = pg_backend_pid()'),
      );
      expect(rows).toEqual([{ client_dn: '/CN=settlewise' }]);
    });

    const parts = ['event store', 'news', 'settlewise', 'settlewise-jobs'];
    /** The expected connections, all with the certificate of this serial number. */
    const allWith = (serial: string) => new Map(parts.map((part) => [part, serial]));

    test('every part of the program shows the certificate, and the renewed one on the next connection without a restart', async () => {
      const { allAsk } = await openAll(addressOf('settlewise'));
      const first = serialOf('settlewise');
      await allAsk();
      await expect.poll(connected).toEqual(allWith(first));
      made.again(nowRenewed);
      expect(serialOf('settlewise')).not.toBe(first);
      await cutAll();
      const renewed = allWith(serialOf('settlewise'));
      await expect.poll(() => allAsk().then(connected, () => null)).toEqual(renewed);
    });

    test('the previous certificate is shown while a renewal has removed the file', async () => {
      const { allAsk } = await openAll(addressOf('settlewise'));
      const before = allWith(serialOf('settlewise'));
      const file = made.clientFile('settlewise');
      renameSync(file, `${file}.away`);
      onTestFinished(() => renameSync(`${file}.away`, file));
      await cutAll();
      await expect.poll(() => allAsk().then(connected, () => null)).toEqual(before);
    });

    test('an expired certificate is refused, and the error names the setting', async () => {
      const url = addressOf('settlewise');
      made.again({ ...nowRenewed, CLIENT_DAYS: '-1' });
      // Repeated, because the connection can end before the server's TLS alert arrives.
      await expect
        .poll(() => refusalOf(ask(url)))
        .toBe('CLIENT_CERT_FILE must be renewed: a store says that the certificate has expired');
      expect(() => addressOf('settlewise')).toThrow(/^CLIENT_CERT_FILE must be renewed: it was valid until /);
    });
  },
);

describe.skipIf(missing !== null)(
  `a Redis that asks for certificates${missing === null ? '' : ` (${missing})`}`,
  () => {
    let server: StartedMember & { readonly url: string };
    beforeAll(async () => {
      server = await createRedis(folder, made.server, true);
      await server.start();
    });
    afterAll(() => server.stop());

    async function openJobs(client: string | null): Promise<Jobs> {
      const { redisUrl } = readConfig({
        DATA_DIR: path.join(folder, 'data'),
        REDIS_CA_FILE: made.server.authorityFile,
        REDIS_URL: server.url.replace('127.0.0.1', 'localhost'),
        ...(client === null ? {} : fileOf(client)),
      });
      const jobs = await createJobs({ redisUrl: redisUrl ?? undefined, databaseUrl: '', log });
      onTestFinished(() => jobs.close());
      return jobs;
    }
    const name = () => `asked-${randomUUID()}`;

    test('accepts the program with its certificate, and reports a missing one at the start', async () => {
      const queue = await (await openJobs('settlewise')).queue(name(), z.string());
      await queue.add('a job', { id: 'one' });
      expect(await queue.counts()).toMatchObject({ waiting: 1 });
      const without = await openJobs(null);
      expect(await refusalOf(without.queue(name(), z.string()))).toBe(
        'CLIENT_CERT_FILE must be set, with CLIENT_KEY_FILE: a store asks for a certificate and was shown none',
      );
    });

    test('the next connection shows a renewed certificate, and work continues', async () => {
      const jobs = await openJobs('settlewise');
      const one = name();
      const queue = await jobs.queue(one, z.string());
      made.again({ ...nowRenewed, CLIENT_DAYS: '-1' });
      await server.stop();
      await server.start();
      // The refusal shows that the certificate file is read again: the one read at the start would still be valid.
      const again = name();
      expect(await refusalOf(jobs.queue(again, z.string()))).toBe(
        'CLIENT_CERT_FILE must be renewed: a store says that the certificate has expired',
      );
      made.again(nowRenewed);
      const done = new Promise<string>((resolve) => {
        void jobs.worker(one, z.string(), (data) => Promise.resolve(resolve(data)));
      });
      await expect.poll(() => queue.add('goes on', { id: 'two' }).then(() => 'added', String)).toBe('added');
      expect(await done).toBe('goes on');
    });
  },
);

const fileOf = (client: string) => ({
  CLIENT_CERT_FILE: made.clientFile(client),
  CLIENT_KEY_FILE: made.clientFile(client),
});
