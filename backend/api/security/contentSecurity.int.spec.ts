import { jobBoardPath } from '@settlewise/contract/admin';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDocument } from '../testing/aDocument';
import { anAdministrator } from '../testing/anAdministrator';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Visitor } from '../testing/visitor';

// e2e/pages tests the built pages with this policy in a browser.

let folder: string;
let api: TestApi;
let person: SignedUp;
let administrator: SignedUp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settlewise-policy-'));
  const source = new URL('../../../frontend/index.html', import.meta.url);
  await writeFile(path.join(folder, 'index.html'), await readFile(source));
  await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  api = await startTestApi({ frontendFolder: folder, devPages: true });
  person = await aPerson().signsUpAt(api.address);
  administrator = await anAdministrator(api);
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

const browsing = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

/** The directives of a policy with their sources. It expects one policy and no repeated directive. */
function directivesOf(policy: string | null): ReadonlyMap<string, readonly string[]> {
  expect(policy).not.toBe(null);
  expect(policy).not.toContain(',');
  const directives = (policy ?? '').split(';').map((text) => text.trim().split(/\s+/));
  const found = new Map(directives.map(([name = '', ...sources]) => [name, sources] as const));
  expect(found.size).toBe(directives.length);
  return found;
}

/** The sources of scripts, by directive. */
function scriptSources(directives: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const named = ['script-src', 'script-src-elem', 'script-src-attr', 'worker-src'];
  return ['default-src', ...named].flatMap((name) => directives.get(name) ?? []);
}

function expectStrict(where: string, { headers }: { readonly headers: Headers }, baseUri = `'none'`): void {
  const directives = directivesOf(headers.get('Content-Security-Policy'));
  expect([where, new Set(scriptSources(directives))]).toEqual([where, new Set([`'self'`])]);
  expect([where, Object.fromEntries(directives)]).toEqual([
    where,
    expect.objectContaining({
      'default-src': [`'self'`],
      'script-src': [`'self'`],
      'connect-src': [`'self'`],
      'object-src': [`'none'`],
      'frame-ancestors': [`'none'`],
      'form-action': [`'self'`],
      'base-uri': [baseUri],
    }),
  ]);
  // Styles are our own files and the one sheet with a hash. A standalone page has only that sheet.
  expect([where, directives.get('style-src')?.filter((source) => source !== `'self'`)]).toEqual([
    where,
    [expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
  ]);
  // No directive allows inline scripts, inline styles or other hosts.
  expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe-|\*|https?:|nonce-/);
}

/** The policy of a page without scripts allows only its inline style sheet. */
function expectStrictest(where: string, { headers }: { readonly headers: Headers }): void {
  const directives = directivesOf(headers.get('Content-Security-Policy'));
  expect([where, new Set(scriptSources(directives))]).toEqual([where, new Set([`'none'`])]);
  expect([where, directives.get('style-src')]).toEqual([
    where,
    [expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
  ]);
}

const withoutScripts = new Set(['/api/docs', '/api/admin/docs']);

test('every page and file has the content security policy, also where there is no such page', async () => {
  for (const where of [
    '/',
    '/auth',
    '/citizenship',
    '/ilr',
    '/dashboard',
    '/dashboard/documents',
    '/admin',
    '/admin/users',
    '/no/such/page',
    '/favicon.svg',
    '/no/such/file.js',
    '/healthz',
    '/readyz',
    '/metrics',
    '/%ff',
    '/api',
  ]) {
    expectStrict(where, await new Visitor(api.address).get(where, browsing));
    expectStrict(where, await administrator.visitor.get(where, browsing));
  }
});

test('every answer of the API has a content security policy, refusals included', async () => {
  expect(api.routes.length).toBeGreaterThan(80);
  for (const { method, path: pattern } of api.routes) {
    if (pattern.startsWith(jobBoardPath) || withoutScripts.has(pattern)) continue;
    const where = pattern.replaceAll(/:\w+/g, randomUUID());
    expectStrict(`${method} ${where}`, await new Visitor(api.address).send(method, where, browsing));
    // The request comes from another site, so that it has no effect.
    const headers = { ...browsing.headers, Origin: 'https://elsewhere.example' };
    expectStrict(`${method} ${where}`, await administrator.visitor.send(method, where, { headers }));
  }
});

test('the pages of API documentation have a stricter policy', async () => {
  for (const where of withoutScripts)
    expectStrictest(where, await administrator.visitor.get(where, browsing));
  expectStrictest('/api/docs', await new Visitor(api.address).get('/api/docs', browsing));
});

test('every page of the job board has the policy, with its own folder of files allowed', async () => {
  for (const where of [jobBoardPath, `${jobBoardPath}/queue/mail`, `${jobBoardPath}/job-schedulers`]) {
    const answer = await administrator.visitor.get(where, browsing);
    expect([where, answer.status]).toEqual([where, 200]);
    expectStrict(where, answer, `'self'`);
    expectNoInlineScript(answer.bytes.toString());
  }
});

test('a stored document, and the refusal of one, may run nothing', async () => {
  const { visitor } = person;
  const { json } = await visitor.send('POST', '/api/documents/upload', { form: aDocument().form() });
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(json))?.[1] ?? '';
  const { headers, status } = await visitor.get(`/api/documents/${id}/file?disposition=inline`, browsing);
  const directives = directivesOf(headers.get('Content-Security-Policy'));
  expect([status, directives.get('sandbox'), scriptSources(directives)]).toEqual([200, [], [`'none'`]]);

  const refusal = await visitor.get(`/api/documents/${randomUUID()}/file`, browsing);
  expect([refusal.status, refusal.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
  expectStrict('refusal', refusal);
  expect(refusal.bytes.toString()).not.toMatch(/<script/i);
});

test('the page contains no inline script that the policy would have to allow', async () => {
  const { bytes } = await new Visitor(api.address).get('/', browsing);
  expect(bytes.toString()).toContain('<div id="root">');
  expectNoInlineScript(bytes.toString());
});

function expectNoInlineScript(page: string): void {
  for (const [, attributes = ''] of page.matchAll(/<script([^>]*)>/gi))
    expect(attributes).toMatch(/ src=|application\/json/);
  expect(page).not.toMatch(/<[^>]*\son\w+\s*=|javascript:|http-equiv/i);
}
