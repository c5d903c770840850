import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson } from '../../testing/aPerson';
import { shareAsVisitor } from '../../testing/sharedResultRequests';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor } from '../../testing/visitor';

/** The limit of looks at shared results from one address. */
const looks = 12;
let api: TestApi;
let folder: string;
const page =
  '<!doctype html><html lang="en-GB"><meta name="description" content="Everything" /><title>Settlewise</title><p>$& page</p>';
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
  api = await startTestApi({
    frontendFolder: folder,
    rateLimits: { sharedResultsByAddress: { attempts: looks, seconds: 60 } },
  });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The public address of the test's site. */
const site = 'http://settlewise.example';
const browsing = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (where: string, headers: Record<string, string> = browsing) =>
  new Visitor(api.address).get(where, { headers });

describe('the pages', () => {
  test.each([
    ['/index.html', 200],
    ['/dashboard/documents', 200],
    ['/admin/users', 200],
    // Only the owner may know whether it exists.
    [`/saved-results/${randomUUID()}`, 200],
    // The page itself shows that there is none.
    ['/dashboard/anything', 404],
    ['/admin/nope', 404],
    ['/admin/users/nope', 404],
    ['/saved-results/nope', 404],
    ['/fees/saved/nope', 404],
    ['/documents/saved/nope', 404],
    ['/address/saved/nope', 404],
    ['/forms/saved/nope', 404],
    ['/timeline/saved/nope', 404],
    ['/shared-with-me/nope', 404],
    ['/apiary', 404],
  ])('%s is answered with the page and status %i, and is revalidated each time', async (where, status) => {
    const answer = await get(where);
    expect([answer.status, answer.json]).toEqual([status, visitorsPage]);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('Content-Security-Policy')).toContain(`script-src 'self'`);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('a page is marked as without a session only if the request has none', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const answer = await visitor.get('/dashboard', { headers: browsing });
    expect(answer.json).toBe(page);
    expect(answer.headers.get('Vary')).toContain('Cookie');
    const etag = answer.headers.get('ETag') ?? '';
    // The cached copy of the other version does not match.
    expect((await get('/dashboard', { ...browsing, 'If-None-Match': etag })).json).toBe(visitorsPage);
  });

  test('a page that the browser has cached is not sent again', async () => {
    const etag = (await get('/')).headers.get('ETag') ?? '';
    const answer = await get('/', { ...browsing, 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
    expect([answer.status, answer.json]).toEqual([304, '']);
  });

  test('a client that does not accept HTML gets no page', async () => {
    expect((await get('/absence-tracker', { Accept: 'application/json' })).status).toBe(404);
  });
});

describe('a public page', () => {
  const headOf = async (where: string) => String((await get(where)).json);

  test('has a title, a description, a picture and its own address for search engines and previews', async () => {
    const head = await headOf('/ilr');
    expect(head).toContain(
      '<title>ILR Eligibility Calculator · Settlewise — UK Immigration Assistant</title>',
    );
    expect(head.match(/name="description" content="([^"]*)"/g)).toEqual([
      expect.stringContaining('Find the first day you can apply for indefinite leave to remain (ILR)'),
    ]);
    expect(head).toContain(`<link rel="canonical" href="${new URL('/ilr', site).href}" />`);
    expect(head).toContain(`<meta property="og:image" content="${new URL('/preview.png', site).href}" />`);
    expect(head).toContain('<p>$& page</p>');
  });

  test('has its own title and description', async () => {
    expect(await headOf('/')).toContain('<title>Settlewise — UK Immigration Assistant</title>');
    expect(await headOf('/changes')).toContain('<title>What is changing · Settlewise');
  });

  test('may be indexed by search engines, unlike a page of a person', async () => {
    expect((await get('/ilr')).headers.get('X-Robots-Tag')).toBeNull();
    for (const where of ['/dashboard/documents', '/saved-results', '/verify-email', '/nothing']) {
      expect([where, (await get(where)).headers.get('X-Robots-Tag')]).toEqual([where, 'noindex']);
    }
  });

  test('is in the site map, unlike pages with an account', async () => {
    const [robots, list] = await Promise.all([get('/robots.txt'), get('/sitemap.xml')]);
    expect(robots.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(robots.json).toContain(`Sitemap: ${new URL('/sitemap.xml', site).href}\n`);
    expect(robots.json).toContain('Disallow: /dashboard\n');
    expect(list.headers.get('Content-Type')).toMatch(/xml/);
    const addresses = [...String(list.json).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toContain(new URL('/citizenship', site).href);
    expect(addresses.filter((address) => /dashboard|admin|api/.test(String(address)))).toEqual([]);
  });
});

describe('the page of a shared result', () => {
  const day = 24 * 60 * 60 * 1000;
  const pageOf = async (where: string, more: Record<string, string> = {}) => {
    const answer = await get(where, { ...browsing, ...more });
    expect([where, answer.json]).toEqual([where, visitorsPage]);
    expect(
      ['Cache-Control', 'X-Robots-Tag', 'Referrer-Policy'].map((name) => answer.headers.get(name)),
    ).toEqual(['no-store', 'noindex', 'no-referrer']);
    return answer;
  };
  const statusOf = async (where: string) => (await pageOf(where)).status;
  beforeEach(() => api.database('rate_limits').delete());

  test('has the status of its call: 200 while the link works, 410 afterwards', async () => {
    const [revoked, forgotten] = [await shareAsVisitor(api), await shareAsVisitor(api)];
    const etag = (await pageOf(`/shared/${revoked.id}`)).headers.get('ETag') ?? '';
    expect(await statusOf(`/Shared/${revoked.id.toUpperCase()}/`)).toBe(200);
    await new Visitor(api.address).post(`/api/shared-results/${revoked.id}/revoke`, {
      revokeToken: revoked.revokeToken,
    });
    expect(await statusOf(`/shared/${revoked.id}`)).toBe(410);
    expect((await pageOf(`/shared/${revoked.id}`, { 'If-None-Match': etag })).status).toBe(410);
    await api.later(30 * day, async () => {
      expect(await statusOf(`/shared/${forgotten.id}`)).toBe(410);
    });
  });

  test.each([randomUUID(), 'nobody', '%E0%A4%A'])('of an unknown id is answered with 404: %s', async (id) => {
    expect(await statusOf(`/shared/${id}`)).toBe(404);
  });

  test('shares the limit of the address with its call', async () => {
    const { id } = await shareAsVisitor(api);
    for (let made = 0; made < looks / 2; made += 1) {
      expect(await statusOf(`/shared/${made % 2 === 0 ? id : randomUUID()}`)).not.toBe(429);
      expect((await get(`/api/shared-results/${id}`)).status).toBe(200);
    }
    const refused = await pageOf(`/shared/${randomUUID()}`);
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)]);
    expect((await get(`/api/shared-results/${id}`)).status).toBe(429);
    // The page that revokes does not count; its call does.
    expect(await statusOf(`/shared/${id}/revoke`)).toBe(200);
  });
});

describe('the files', () => {
  test('with a hash in their names are cached permanently', async () => {
    const answer = await get('/assets/index-4f2a.js', { 'Accept-Encoding': 'identity' });
    expect([answer.status, answer.json]).toEqual([200, program]);
    expect(answer.headers.get('Content-Type')).toMatch(/javascript/);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['br', 'gzip'])('are compressed with %s for clients that accept it', async (encoding) => {
    const answer = await get('/assets/index-4f2a.js', { 'Accept-Encoding': encoding });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
    expect(answer.json).toBe(program);
  });

  test('with a compressed copy from the build are sent as that copy', async () => {
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
  ])('%s is not served', async (where) => {
    expect((await get(where)).status).toBe(404);
  });

  test.each(['PUT', 'PROPFIND'])('are not served for %s', async (method) => {
    expect((await new Visitor(api.address).send(method, '/index.html')).status).toBe(404);
  });
});
