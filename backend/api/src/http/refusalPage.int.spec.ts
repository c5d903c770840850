import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { documentResponse } from '@settlewise/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDocument } from '../../testing/aDocument';
import { aPerson, type SignedUp } from '../../testing/aPerson';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor } from '../../testing/visitor';
import { refusalPage } from './refusalPage';

let api: TestApi;
let person: SignedUp;
beforeAll(async () => {
  api = await startTestApi({ rateLimits: { exportByAccount: { attempts: 1, seconds: 60 } } });
  person = await aPerson().signsUpAt(api.address);
});
afterAll(() => api.stop());

/** The header of a browser that opens an address in a tab. */
const inTab = {
  headers: { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8' },
};
const gone = 'This document is not in your record.';

describe('a file that a person opens in the browser and does not get is answered with a page:', () => {
  test('a document that is not in the record', async () => {
    const answer = await person.visitor.get(`/api/documents/${randomUUID()}/file?disposition=inline`, inTab);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Vary')).toBe('Accept');
    expect(answer.bytes.toString()).toContain(gone);
  });

  test('a document whose bytes are gone', async () => {
    const uploaded = await person.visitor.post('/api/documents/upload', undefined, {
      form: aDocument().form(),
    });
    const { id } = documentResponse.parse(uploaded.json);
    await rm(api.blobFolder, { recursive: true });
    const answer = await person.visitor.get(`/api/documents/${id}/file`, inTab);
    expect([answer.status, answer.headers.get('Content-Disposition')]).toEqual([404, null]);
    expect(answer.bytes.toString()).toContain(gone);
  });

  test('a person whose session has ended is asked to sign in', async () => {
    const answer = await new Visitor(api.address).get('/api/absences/export?format=form', inTab);
    expect(answer.status).toBe(401);
    expect(answer.bytes.toString()).toContain('<a href="/auth">Sign in</a>');
  });

  test('an export that was asked for too often', async () => {
    expect((await person.visitor.get('/api/account/export', inTab)).status).toBe(200);
    const answer = await person.visitor.get('/api/account/export', inTab);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, expect.any(String)]);
    expect(answer.bytes.toString()).toContain('Too many tries. Please wait a minute and try again.');
  });
});

test.each([{ Accept: 'application/json' }, { Accept: '*/*' }, { Accept: null }])(
  'a program that asks for it (%o) is answered with JSON',
  async (headers) => {
    const answer = await person.visitor.get(`/api/documents/${randomUUID()}/file`, { headers });
    expect([answer.status, answer.json]).toEqual([404, { message: gone }]);
  },
);

test('calls that people do not open directly are refused with JSON, even for a browser', async () => {
  const answer = await new Visitor(api.address).get('/api/documents', inTab);
  expect([answer.status, answer.json]).toEqual([401, { message: 'Please sign in first.' }]);
});

test('the page loads nothing, runs nothing and escapes its text', () => {
  const page = refusalPage(404, '<script>alert("x")</script> & so on');
  expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; so on');
  expect(page).not.toMatch(/<(script|link|img|iframe|form)\b|\bsrc=|\son\w+=|url\(/);
});
