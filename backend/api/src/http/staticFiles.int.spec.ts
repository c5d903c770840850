import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '../../testing/aPerson';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor } from '../../testing/visitor';

let api: TestApi;
let folder: string;
const page = '<!doctype html><html lang="en-GB"><title>Settlewise</title>';
const visitorsPage = page.replace('<html', '<html data-visitor');
const program = `console.log(${JSON.stringify('x'.repeat(3_000))});`;
const styles = 'body { margin: 0 }';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settlewise-pages-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), page);
  await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(folder, 'assets/index-4f2a.js'), program);
  await writeFile(path.join(folder, 'styles.css'), styles);
  await writeFile(path.join(folder, 'styles.css.gz'), gzipSync(`${styles}/* made by the build */`));
  await writeFile(path.join(folder, '.built-from'), 'something private');
  api = await startTestApi({ frontendFolder: folder });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

const browsing = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (where: string, headers: Record<string, string> = browsing) =>
  new Visitor(api.address).get(where, { headers });

describe('the pages', () => {
  test.each(['/', '/index.html', '/absence-tracker', '/dashboard/anything', '/apiary'])(
    '%s is answered with the page, asked for again each time',
    async (where) => {
      const answer = await get(where);
      expect([answer.status, answer.json]).toEqual([200, visitorsPage]);
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      expect(answer.headers.get('Content-Security-Policy')).toContain(`script-src 'self'`);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  test('a page says that nobody is signed in only where the request has no session', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const answer = await visitor.get('/dashboard', { headers: browsing });
    expect(answer.json).toBe(page);
    expect(answer.headers.get('Vary')).toContain('Cookie');
    const etag = answer.headers.get('ETag') ?? '';
    // The copy for somebody else is not taken for this one.
    expect((await get('/dashboard', { ...browsing, 'If-None-Match': etag })).json).toBe(visitorsPage);
  });

  test('a page that a browser has is not sent again', async () => {
    const etag = (await get('/')).headers.get('ETag') ?? '';
    const answer = await get('/', { ...browsing, 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
    expect([answer.status, answer.json]).toEqual([304, '']);
  });

  test('a program that wants no page gets none', async () => {
    expect((await get('/absence-tracker', { Accept: 'application/json' })).status).toBe(404);
  });
});

describe('the files', () => {
  test('named by their content are kept for ever', async () => {
    const answer = await get('/assets/index-4f2a.js', { 'Accept-Encoding': 'identity' });
    expect([answer.status, answer.json]).toEqual([200, program]);
    expect(answer.headers.get('Content-Type')).toMatch(/javascript/);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['br', 'gzip'])('are compressed by %s for who takes it', async (encoding) => {
    const answer = await get('/assets/index-4f2a.js', { 'Accept-Encoding': encoding });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
    expect(answer.json).toBe(program);
  });

  test('for which the build made a compressed copy are sent as that copy', async () => {
    const answer = await get('/styles.css', { 'Accept-Encoding': 'gzip' });
    expect([answer.status, answer.json]).toEqual([200, `${styles}/* made by the build */`]);
    expect((await get('/styles.css', { 'Accept-Encoding': 'identity' })).json).toBe(styles);
    expect((await get('/styles.css.gz')).status).toBe(404);
  });

  test.each([
    '/assets/index-gone.js',
    '/nothing.png',
    '/.built-from',
    '/../package.json',
    '/..%2f..%2fetc/passwd.txt',
    '/%00.html',
    '/%E0%A4%A.js',
  ])('%s is not there', async (where) => {
    expect((await get(where)).status).toBe(404);
  });

  test.each(['PUT', 'PROPFIND'])('cannot be asked for by %s', async (method) => {
    expect((await new Visitor(api.address).send(method, '/index.html')).status).toBe(404);
  });
});
