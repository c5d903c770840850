import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@settlewise/infra/config';
import { createDatabase, migrate } from '@settlewise/infra/database';
import { defaultIdleTimeoutMs } from '@settlewise/infra/http';
import { createJobs } from '@settlewise/infra/jobs';
import { createLogger } from '@settlewise/infra/telemetry';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createCertificate, type Certificate } from '../../infra/testing/certificates';
import { askByTls, createCaddy, missingCaddy, type Caddy } from './caddy';
import { missingServers } from './installed';
import { createPostgres } from './postgres';

const deploy = fileURLToPath(new URL('../../infra/deploy/', import.meta.url));
const log = createLogger({ level: 'silent', name: 'test' });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settlewise-deploy-'));
  // PostgreSQL may run as `nobody`, who must be able to enter this folder.
  await chmod(folder, 0o711);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const contentOf = (name: string) => readFileSync(path.join(folder, 'secrets', name), 'utf8').trim();
const makeSecrets = () =>
  execFileSync(path.join(deploy, 'make-secrets.sh'), [path.join(folder, 'secrets')], { encoding: 'utf8' });

describe('the secrets that are made for production', () => {
  test('are random, readable only by their owner, made once, and accepted by the program', () => {
    expect(makeSecrets()).toContain('smtp_url');
    const secrets = path.join(folder, 'secrets');
    expect(statSync(secrets).mode & 0o777).toBe(0o700);
    const all = () => readdirSync(secrets).map((name) => [name, contentOf(name)]);
    const first = all();
    writeFileSync(path.join(secrets, 'smtp_url'), 'smtps://user:x7Kq@mail.example:465\n');
    expect(makeSecrets()).toBe('');
    expect(all()).toEqual(expect.arrayContaining(first));
    const values = ['postgres_password', 'postgres_admin_password', 'session_secret', 'master_key'];
    expect(new Set(values.map(contentOf)).size).toBe(4);
    // EventStoreDB up to 24.10 reads the first of these variables, KurrentDB from 25.0 the second.
    for (const account of ['ADMIN', 'OPS'])
      expect(contentOf('kurrentdb.env')).toMatch(
        new RegExp(
          `^EVENTSTORE_DEFAULT_${account}_PASSWORD=([0-9a-f]{64})\n(?:.*\n)*KURRENTDB_DEFAULT_${account}_PASSWORD=\\1$`,
          'm',
        ),
      );

    const production = readFileSync(path.join(deploy, 'compose.production.yml'), 'utf8');
    const named = [...production.matchAll(/^ +(\w+_FILE): \/run\/secrets\/(\w+)$/gm)].flatMap(
      ([, setting = '', name = '']) => {
        expect([name, existsSync(path.join(secrets, name))]).toEqual([name, true]);
        return [[setting, path.join(secrets, name)] as const];
      },
    );
    const authority = path.join(folder, 'ca.crt');
    writeFileSync(authority, 'PEM');
    // In the container the CA certificate is mounted at /authority.
    const eventStoreUrl = contentOf('eventstore_url').replace('/authority/ca.crt', authority);
    const config = readConfig({
      ...Object.fromEntries(named.filter(([setting]) => setting !== 'EVENTSTORE_URL_FILE')),
      EVENTSTORE_URL: eventStoreUrl,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://settlewise.example',
      DATA_DIR: folder,
      DATABASE_CA_FILE: authority,
      REDIS_CA_FILE: authority,
    });
    expect(config.database).toMatchObject({
      url: expect.stringMatching(
        /^postgres:\/\/settlewise:[0-9a-f]{64}@postgres:5432\/settlewise\?sslmode=verify-full/,
      ),
    });
    expect(config.redisUrl).toMatch(/^rediss:\/\/:[0-9a-f]{64}@redis:6379/);
    expect(config.eventStore).toMatchObject({ url: expect.stringContaining('tls=true&tlsCAFile=') });
    expect(config.mail).toEqual({ kind: 'smtp', url: 'smtps://user:x7Kq@mail.example:465' });
  });
});

const missing = missingServers();
describe.skipIf(missing !== null)(
  `PostgreSQL's account of the program${missing === null ? '' : ` (${missing})`}`,
  () => {
    test('owns one database, has no other rights, and is enough for the program', async () => {
      const running = await createPostgres(folder);
      await running.start();
      onTestFinished(async () => void (await running.stop()));
      const server = new URL(running.url);
      const name = 'ordinary';
      const administrator = createDatabase(server.href, { log });
      onTestFinished(() => administrator.destroy());
      await administrator.raw('CREATE DATABASE ??', [name]);
      const passwordFile = path.join(folder, 'password');
      writeFileSync(passwordFile, 'x7Kq2mW9\n');
      execFileSync(path.join(deploy, 'postgres/account.sh'), {
        env: {
          PATH: process.env['PATH'],
          PGHOST: server.hostname,
          PGPORT: server.port,
          POSTGRES_USER: decodeURIComponent(server.username),
          POSTGRES_DB: name,
          PGPASSWORD: decodeURIComponent(server.password),
          ACCOUNT: name,
          ACCOUNT_PASSWORD_FILE: passwordFile,
        },
      });
      const { rows } = await administrator.raw<{ rows: Record<string, boolean>[] }>(
        `SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = ?`,
        [name],
      );
      expect(rows.map((row) => Object.values(row))).toEqual([[false, false, false, false, false]]);

      const own = new URL(server);
      [own.username, own.password, own.pathname] = [name, 'x7Kq2mW9', name];
      const database = createDatabase(own.href, { log });
      onTestFinished(() => database.destroy());
      await migrate(database);
      const jobs = await createJobs({ databaseUrl: own.href, log });
      await jobs.close();
      await expect(database.raw('CREATE ROLE another')).rejects.toMatchObject({ code: '42501' });
      await expect(database.raw("SELECT pg_read_file('/etc/hostname')")).rejects.toMatchObject({
        code: '42501',
      });
    });
  },
);

describe.skipIf(missingCaddy !== null)(
  `the proxy${missingCaddy === null ? '' : ` (${missingCaddy})`}`,
  () => {
    const authorities = mkdtempSync(path.join(tmpdir(), 'settlewise-authorities-'));
    let ours: Certificate;
    let another: Certificate;
    beforeAll(() => {
      ours = createCertificate(path.join(authorities, 'ours'), 'api');
      another = createCertificate(path.join(authorities, 'another'), 'api');
    });
    afterAll(() => rmSync(authorities, { recursive: true, force: true }));

    /** Starts a fake API behind the proxy. @param ready whether /readyz reports it as ready */
    async function anApi(name: string, { ready = true, certificate = ours } = {}) {
      const asked: string[] = [];
      const { certFile, keyFile } = certificate;
      const shown = { cert: readFileSync(certFile), key: readFileSync(keyFile) };
      const api = createServer(shown, (request, answer) => {
        const { url = '' } = request;
        if (url === '/readyz') {
          answer.statusCode = ready ? 200 : 503;
          asked.push(url);
          answer.end();
          return;
        }
        answer.end(`${name} for ${String(request.headers['x-forwarded-for'])}`);
      });
      api.listen(0, '127.0.0.1');
      await once(api, 'listening');
      const { port } = api.address() as AddressInfo;
      const close = () => {
        api.close();
        api.closeAllConnections();
      };
      onTestFinished(close);
      /** Waits until the proxy has made this many more health checks. */
      const wasLookedAt = async (times: number) => {
        const already = asked.length;
        await expect.poll(() => asked.length - already).toBeGreaterThanOrEqual(times);
      };
      return {
        port,
        close,
        wasLookedAt,
        becomes: (now: boolean) => {
          ready = now;
        },
      };
    }

    async function aProxyTo(
      apis: readonly { readonly port: number }[],
      outerProxies?: string,
    ): Promise<Caddy> {
      const proxy = await createCaddy({
        folder,
        apis: apis.map(({ port }) => port),
        apiAuthorityFile: ours.authorityFile,
        ...(outerProxies === undefined ? {} : { outerProxies }),
      });
      await proxy.start();
      onTestFinished(async () => void (await proxy.stop()));
      return proxy;
    }

    /** Sends a request with a forged X-Forwarded-For. */
    const ask = async (proxy: Caddy, options: RequestOptions = {}) =>
      askByTls(proxy, { path: '/', headers: { 'X-Forwarded-For': '203.0.113.9' }, ...options });

    test('accepts TLS 1.2 and later, reports the visitor’s own address, and redirects only pages to https', async () => {
      const proxy = await aProxyTo([await anApi('api')]);
      const askWith = async (version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3', cipher = 'DEFAULT') =>
        (await ask(proxy, { minVersion: version, maxVersion: version, ciphers: `${cipher}@SECLEVEL=0` }))
          .content;
      const visitor = 'api for 127.0.0.1';
      expect([await askWith('TLSv1.2'), await askWith('TLSv1.3')]).toEqual([visitor, visitor]);
      await expect(askWith('TLSv1.1')).rejects.toThrow(/protocol version/);
      // The first has no forward secrecy, the second no authenticated encryption.
      for (const weak of ['AES256-GCM-SHA384', 'ECDHE-ECDSA-AES128-SHA'])
        await expect(askWith('TLSv1.2', weak)).rejects.toThrow(/handshake failure/);

      const plain = (where: string, method = 'GET') =>
        fetch(`${proxy.plainUrl}${where}`, { method, redirect: 'manual' });
      const page = await plain('/journeys?page=2');
      expect([page.status, page.headers.get('Location')]).toEqual([308, 'https://localhost/journeys?page=2']);
      for (const [where, method] of [
        ['/api/user', 'GET'],
        ['/login', 'POST'],
      ] as const)
        expect((await plain(where, method)).status).toBe(403);
    });

    test('forwards the addresses reported by a proxy in front of it, if that proxy is trusted', async () => {
      const proxy = await aProxyTo([await anApi('api')], '127.0.0.0/8');
      expect((await ask(proxy)).content).toBe('api for 203.0.113.9, 127.0.0.1');
    });

    test('sends requests only to APIs that are ready', async () => {
      const [one, two] = [await anApi('one'), await anApi('two')];
      const proxy = await aProxyTo([one, two]);
      const names = async () => {
        const answers = [];
        for (let turn = 0; turn < 6; turn += 1) answers.push((await ask(proxy)).content.split(' ')[0]);
        return new Set(answers);
      };
      expect(await names()).toEqual(new Set(['one', 'two']));
      one.becomes(false);
      // The first check may have begun before the change, the second did not.
      await one.wasLookedAt(2);
      expect(await names()).toEqual(new Set(['two']));
      one.becomes(true);
      await expect.poll(names).toEqual(new Set(['one', 'two']));
      // As if killed: no health check has noticed it yet, but its connections are broken.
      two.close();
      expect(await names()).toEqual(new Set(['one']));
    });

    test('forwards the answer of a running API when no API is ready', async () => {
      const one = await anApi('one', { ready: false });
      const proxy = await aProxyTo([one]);
      await one.wasLookedAt(2);
      expect(await ask(proxy)).toEqual({ status: 200, content: 'one for 127.0.0.1' });
    });

    test('never sends requests to an API whose certificate is of another CA, not even as the only one', async () => {
      const proxy = await aProxyTo([await anApi('api', { certificate: another })]);
      const { status, content } = await ask(proxy);
      expect([status, content]).toEqual([expect.toSatisfy((code: number) => code >= 502), '']);
    });

    test('closes idle connections sooner than the API does', () => {
      const [, seconds] = /keepalive (\d+)s/.exec(readFileSync(path.join(deploy, 'Caddyfile'), 'utf8')) ?? [];
      expect(Number(seconds)).toBeGreaterThan(0);
      expect(Number(seconds) * 1_000).toBeLessThan(defaultIdleTimeoutMs);
    });
  },
);
