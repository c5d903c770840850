import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDocument } from '../testing/aDocument';
import { anAdministrator } from '../testing/anAdministrator';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Connection, head, statusesIn } from './exchange';

/** Every file that must not be served contains this text. */
const secret = 'c2VjcmV0LW1hc3Rlci1rZXk';
const page = '<!doctype html><title>Settlewise</title>';

/** As after `npm start`: the built pages next to a data folder, with symbolic links among the pages. */
let root: string;
let api: TestApi;
let person: SignedUp;
let administrator: SignedUp;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'settlewise-paths-'));
  const pages = path.join(root, 'dist/public');
  await mkdir(path.join(pages, 'assets'), { recursive: true });
  await mkdir(path.join(root, 'dist/public-old'));
  await mkdir(path.join(root, 'data'));
  await writeFile(path.join(pages, 'index.html'), page);
  await writeFile(path.join(pages, 'assets/index-4f2a.js'), 'console.log(1);');
  for (const hidden of [
    'data/secrets.json',
    'data/settlewise.log',
    'dist/allInOne.mjs',
    'dist/public-old/a.js',
    'dist/public/.env',
    '.env',
    'package.json',
  ]) {
    await writeFile(path.join(root, hidden), secret);
  }
  await symlink(path.join(root, 'data'), path.join(pages, 'data'));
  await symlink(path.join(root, 'data/secrets.json'), path.join(pages, 'secrets.json'));
  api = await startTestApi({ frontendFolder: pages });
  person = await aPerson().signsUpAt(api.address);
  administrator = await anAdministrator(api);
});
afterAll(async () => {
  await api.stop();
  await rm(root, { recursive: true, force: true });
});

/** Requests a raw path, which no client normalises. */
async function ask(where: string, { visitor }: SignedUp = person): Promise<string> {
  const connection = new Connection(api.address);
  const cookies = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  connection.write(
    head(
      `GET ${where} HTTP/1.1`,
      'Host: x',
      'Accept: text/html, */*',
      `Cookie: ${cookies}`,
      'Connection: close',
    ),
  );
  return connection.untilOver();
}

/** Ways to write “one folder up” with a separator. */
const ups = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '%2E%2E%2F',
  '....//',
  '..;/',
  '.././',
  // Encoded twice, and three times.
  '..%252f',
  '%252e%252e%252f',
  '%25252e%25252e%25252f',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '..%255c',
  '..\\/',
  // Overlong forms in UTF-8, halves of wide characters, full-width signs.
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '..%e0%80%af',
  '..%c1%9c',
  '..%u2215',
  '..%ef%bc%8f',
  '%uff0e%uff0e/',
];
const wanted = ['data/secrets.json', '%2eenv', 'dist/allInOne.mjs', '.env', 'data/settlewise.log'];

describe('a path', () => {
  test('of an existing file is served, so the tests below would notice a file', async () => {
    expect(await ask('/assets/index-4f2a.js')).toContain('console.log(1);');
    expect(await ask('/index.html')).toContain(page);
  });

  test.each(ups)('that goes up with %s reaches nothing except pages', async (up) => {
    for (const from of ['/', '/assets/']) {
      for (const depth of [1, 2, 3, 8]) {
        for (const name of wanted) {
          const received = await ask(`${from}${up.repeat(depth)}${name}`);
          expect(received).not.toContain(secret);
          expect(statusesIn(received)).toHaveLength(1);
          expect(statusesIn(received)[0]).toSatisfy((status: number) => [200, 400, 404].includes(status));
          // The answer is the page itself; the browser's router handles the rest.
          if (statusesIn(received)[0] === 200) expect(received).toContain(page);
        }
      }
    }
  });

  test('of a file elsewhere on this machine reaches no file', async () => {
    const places = ['/etc/passwd', path.join(root, 'data/secrets.json'), api.treeHeadsFolder];
    for (const place of places) {
      const written = [place, `/${place}`, `//${place}`, encodeURIComponent(place), `file://${place}`];
      for (const where of [...written, `/assets/${place}`, `/C:${place}`, `/~${place}`]) {
        const received = await ask(where.startsWith('/') ? where : `/${where}`);
        expect(received).not.toContain(secret);
        expect(received).not.toContain('root:');
        expect(statusesIn(received)[0]).toSatisfy((status: number) => [200, 400, 404].includes(status));
        if (statusesIn(received)[0] === 200) expect(received).toContain(page);
      }
    }
  });

  test.each([
    '/.env',
    '/./.env',
    '/assets/../.env',
    '/secrets.json',
    '/data/secrets.json',
    '/index.html%00.js',
    '/assets/index-4f2a.js%00',
    '/%00/etc/passwd.txt',
    '/index.html%20',
    '/index.html.',
    '/assets/index-4f2a.js/',
    '/assets//index-4f2a.js',
    '/ASSETS/index-4f2a.js',
    '/index.html::$DATA.x',
    '/assets%2findex-4f2a.js',
    '/con.js',
    '/assets/%ff.js',
    '/%.js',
    '/assets/.js',
  ])('like %s reaches no file', async (where) => {
    const received = await ask(where);
    expect(received).not.toContain(secret);
    expect(received).not.toContain('console.log(1);');
    expect(statusesIn(received)[0]).toSatisfy((status: number) => [400, 404].includes(status));
  });

  test('of the API, the metrics or the readiness check cannot be left by going up', async () => {
    for (const up of ups) {
      for (const from of ['/api/', '/api/documents/', '/healthz/', '/metrics/', '/assets/']) {
        expect(await ask(`${from}${up}data/secrets.json`)).not.toContain(secret);
      }
      // A detour does not reach guarded paths without the guard either.
      expect(await ask(`/assets/${up}api/admin/overview`)).not.toMatch(
        /^HTTP\/1\.1 200 .*application\/json/s,
      );
    }
  });
});

describe('an id', () => {
  /** An existing id, with additional text. */
  const ids = (id: string) => [
    ...ups.map((up) => `${up}${id}`),
    `${id}%00`,
    `${id}%2e`,
    `${id}%2f..`,
    `.%2f${id}`,
    `%20${id}`,
    `${id}%0a`,
    `*`,
    '%25',
    `${id}'--`,
    path.basename(api.blobFolder),
    encodeURIComponent(api.blobFolder),
    '__proto__',
    'constructor',
  ];

  test('of a document gives a file only in its exact form', async () => {
    const { json } = await person.visitor.send('POST', '/api/documents/upload', { form: aDocument().form() });
    const id = /"id":"([^"]+)"/.exec(JSON.stringify(json))?.[1] ?? '';
    expect(await ask(`/api/documents/${id}/file`)).toMatch(/^HTTP\/1\.1 200 /);
    for (const each of ids(id)) {
      const received = await ask(`/api/documents/${each}/file`);
      expect([each, statusesIn(received)[0]]).toEqual([each, expect.toSatisfy(isNotThere)]);
      expect(received).not.toContain('%PDF');
    }
  });

  test('of a calendar, a shared record or anything else works only in its exact form', async () => {
    for (const each of ids(randomUUID())) {
      for (const where of [
        `/api/calendar/${each}`,
        `/api/calendar/${each}.ics`,
        `/api/assessments/${each}`,
        `/api/shared/${each}/documents/${each}/file`,
        `/api/shared/${each}/timeline`,
      ]) {
        expect([where, statusesIn(await ask(where))[0]]).toEqual([where, expect.toSatisfy(isNotThere)]);
      }
    }
  });

  test('of a file of the job board cannot be left by going up, even by an administrator', async () => {
    expect(await ask('/api/admin/board/static/images/logo.svg', administrator)).toMatch(/^HTTP\/1\.1 200 /);
    for (const up of ups) {
      for (const depth of [1, 3]) {
        for (const name of ['package.json', 'index.ejs']) {
          for (const folder of ['', 'images/']) {
            const where = `/api/admin/board/static/${folder}${up.repeat(depth)}${name}`;
            const received = await ask(where, administrator);
            expect([where, statusesIn(received)[0]]).toEqual([where, expect.toSatisfy(isNotThere)]);
          }
        }
      }
    }
  });
});

const isNotThere = (status: number) => status === 404 || status === 400;
