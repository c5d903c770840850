import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@settlewise/infra/config';
import { createDatabase, migrate } from '@settlewise/infra/database';
import { createJobs } from '@settlewise/infra/jobs';
import { createLogger } from '@settlewise/infra/telemetry';
import { beforeEach, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from './freePort';
import { missingServers } from './installed';
import { createPostgres } from './postgres';
import { createMember } from './process';

const deploy = fileURLToPath(new URL('../../infra/deploy/', import.meta.url));
const log = createLogger({ level: 'silent', name: 'test' });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settlewise-deploy-'));
  // PostgreSQL runs under an account of its own.
  await chmod(folder, 0o711);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const contentOf = (name: string) => readFileSync(path.join(folder, 'secrets', name), 'utf8').trim();
const makeSecrets = () =>
  execFileSync(path.join(deploy, 'make-secrets.sh'), [path.join(folder, 'secrets')], { encoding: 'utf8' });

describe('the secrets that are made for production', () => {
  test('are random, kept from everybody else, made once, and what the program takes', () => {
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

    const production = readFileSync(path.join(deploy, 'compose.production.yml'), 'utf8');
    const named = [...production.matchAll(/^ +(\w+_FILE): \/run\/secrets\/(\w+)$/gm)].flatMap(
      ([, setting = '', name = '']) => {
        expect([name, existsSync(path.join(secrets, name))]).toEqual([name, true]);
        return [[setting, path.join(secrets, name)] as const];
      },
    );
    const authority = path.join(folder, 'ca.crt');
    writeFileSync(authority, 'PEM');
    const config = readConfig({
      ...Object.fromEntries(named),
      ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://settlewise.example', DATA_DIR: folder },
      ...{ DATABASE_CA_FILE: authority, REDIS_CA_FILE: authority },
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
    test('owns one database, is nothing more, and is all that the program needs', async () => {
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
          ...{ PATH: process.env['PATH'], PGHOST: server.hostname, PGPORT: server.port },
          ...{ POSTGRES_USER: decodeURIComponent(server.username), POSTGRES_DB: name },
          ...{ PGPASSWORD: decodeURIComponent(server.password) },
          ...{ ACCOUNT: name, ACCOUNT_PASSWORD_FILE: passwordFile },
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

const caddy = existsSync('/usr/bin/caddy');
describe.skipIf(!caddy)(`the proxy${caddy ? '' : ' (apt-get install caddy)'}`, () => {
  test('speaks TLS 1.2 and up, tells the visitor’s own address, and leads pages alone to https', async () => {
    const api = createServer((asked, answer) => answer.end(String(asked.headers['x-forwarded-for'])));
    const [behind, http, https] = [await freePort(), await freePort(), await freePort()];
    await new Promise<void>((resolve) => api.listen(behind, '127.0.0.1', resolve));
    onTestFinished(() => void api.close());
    const settings = path.join(folder, 'Caddyfile');
    // As it is, on ports that this test may have, and with certificates of its own for a machine that nobody knows.
    writeFileSync(
      settings,
      readFileSync(path.join(deploy, 'Caddyfile'), 'utf8')
        .replace('admin off', `admin off\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}`)
        .replace(/^:80 /m, `:${http} `),
    );
    const ask = (version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3', cipher = 'DEFAULT'): Promise<string> =>
      new Promise((resolve, reject) => {
        const asked = request(
          {
            ...{ host: '127.0.0.1', servername: 'localhost', port: https, path: '/' },
            ...{ headers: { Host: 'localhost', 'X-Forwarded-For': '203.0.113.9' } },
            ...{ minVersion: version, maxVersion: version, ciphers: `${cipher}@SECLEVEL=0` },
            ca: existsSync(root) ? readFileSync(root) : '',
          },
          (answer) => {
            answer.setEncoding('utf8').on('data', resolve);
          },
        );
        asked.on('error', reject).end();
      });
    const root = path.join(folder, 'caddy/pki/authorities/local/root.crt');
    const proxy = createMember({
      name: 'Caddy',
      command: ['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', settings],
      environment: {
        ...{ PUBLIC_URL: 'https://localhost', API: `127.0.0.1:${behind}` },
        ...{ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      },
      isReady: () =>
        ask('TLSv1.3').then(
          () => true,
          () => false,
        ),
    });
    await proxy.start();
    onTestFinished(async () => void (await proxy.stop()));
    expect([await ask('TLSv1.2'), await ask('TLSv1.3')]).toEqual(['127.0.0.1', '127.0.0.1']);
    await expect(ask('TLSv1.1')).rejects.toThrow(/protocol version/);
    // Without forward secrecy; and without authenticated encryption.
    for (const weak of ['AES256-GCM-SHA384', 'ECDHE-ECDSA-AES128-SHA'])
      await expect(ask('TLSv1.2', weak)).rejects.toThrow(/handshake failure/);

    const plain = (where: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${http}${where}`, { method, redirect: 'manual' });
    const page = await plain('/journeys?page=2');
    expect([page.status, page.headers.get('Location')]).toEqual([308, 'https://localhost/journeys?page=2']);
    for (const [where, method] of [
      ['/api/user', 'GET'],
      ['/login', 'POST'],
    ] as const)
      expect((await plain(where, method)).status).toBe(403);
  });
});
