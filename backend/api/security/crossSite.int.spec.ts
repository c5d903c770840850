import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { aJourney } from '../testing/aJourney';
import { anAdministrator } from '../testing/anAdministrator';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Visitor } from '../testing/visitor';

let api: TestApi;
let person: SignedUp;
let administrator: SignedUp;
beforeAll(async () => {
  api = await startTestApi({ devPages: true });
  person = await aPerson().signsUpAt(api.address);
  administrator = await anAdministrator(api);
  await api.mailer.mailTo(person.user.email);
});
afterAll(() => api.stop());

const refusal = 'This request did not come from a page of this site. Please open the site and try again.';
/** Calls that read no session and store nothing. Every site may make them. */
const openToOtherSites = [
  '/api/address-history/check',
  '/api/assess',
  '/api/checklist',
  '/api/fees',
  '/api/practice/answers',
  '/api/practice/difficulty',
  '/api/practice/questions',
  '/api/rules',
  '/api/rules/notices',
  // Mail programs make this call with a secret and without a session; see resources/news.
  '/api/news/leave/:token',
];
const unsafeRoutes = () =>
  api.routes.filter(({ method, path }) => method !== 'GET' && !openToOtherSites.includes(path));
const somePath = (path: string) => path.replaceAll(/:\w+/g, randomUUID());

/** The origins that a browser or another client can claim. */
const elsewhere: readonly (readonly [string, (own: string) => Readonly<Record<string, string | null>>])[] = [
  ['no origin at all', () => ({ Origin: null })],
  ['another site', () => ({ Origin: 'https://elsewhere.example' })],
  ['a page without an origin', () => ({ Origin: 'null' })],
  ['another port of the same host', (own) => ({ Origin: own.replace(/\d+$/, '1') })],
  ['a host of the same site', () => ({ Origin: 'http://www.settlewise.example' })],
  ['a host whose name begins like ours', (own) => ({ Origin: `${own}.elsewhere.example` })],
  ['another site, as the browser says, with our origin', () => ({ 'Sec-Fetch-Site': 'cross-site' })],
  ['another host of our site, as the browser says', () => ({ 'Sec-Fetch-Site': 'same-site' })],
  ['the address bar, as the browser says', () => ({ 'Sec-Fetch-Site': 'none' })],
  ['no page that names itself, but our own address as referrer', (own) => ({ Origin: null, Referer: own })],
];

test.each(elsewhere)(
  'every route that changes something refuses a request from %s',
  async (_from, headers) => {
    const before = await api.countEvents();
    expect(unsafeRoutes().length).toBeGreaterThan(40);
    for (const { method, path } of unsafeRoutes()) {
      const { visitor } = path.startsWith('/api/admin') ? administrator : person;
      const answer = await visitor.send(method, somePath(path), { json: {}, headers: headers(api.address) });
      expect([method, path, answer.status, answer.message]).toEqual([method, path, 403, refusal]);
    }
    expect(await api.countEvents()).toBe(before);
    expect((await person.visitor.get('/api/user')).status, 'still signed in').toBe(200);
  },
);

test('no route refuses the same request from our own pages for its origin', async () => {
  // The requests have no session, so that they have no effect.
  for (const { method, path } of unsafeRoutes()) {
    const answer = await new Visitor(api.address).send(method, somePath(path), { json: {} });
    expect([method, path, answer.message]).not.toEqual([method, path, refusal]);
  }
});

describe('a form that another site can send without a preflight request', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is read as JSON on no route: %s',
    async (type) => {
      const text = JSON.stringify(aJourney().typed());
      const before = await api.countEvents();
      for (const { method, path } of unsafeRoutes().filter(({ method: each }) => each === 'POST')) {
        const { visitor } = path.startsWith('/api/admin') ? administrator : person;
        if (path === '/api/logout') continue;
        const { status } = await visitor.send(method, somePath(path), {
          text,
          headers: { 'Content-Type': type, Origin: 'https://elsewhere.example' },
        });
        expect([method, path, status]).toEqual([method, path, 403]);
      }
      expect(await api.countEvents()).toBe(before);
      const fromOurs = await person.visitor.send('POST', '/api/absences', {
        text,
        headers: { 'Content-Type': type },
      });
      expect(fromOurs.status, 'not even from a page of ours').toBe(415);
    },
  );
});

describe('the method of a request', () => {
  test.each([
    ['a header', '', { 'X-HTTP-Method-Override': 'DELETE' }],
    ['another header', '', { 'X-HTTP-Method': 'DELETE' }],
    ['a third header', '', { 'X-Method-Override': 'DELETE' }],
    ['the address', '?_method=DELETE', {}],
  ])('is not overridden by %s', async (_by, query, headers) => {
    const before = await api.countEvents();
    const got = await person.visitor.get(`/api/calendar${query}`, { headers });
    expect([got.status, got.json]).toEqual([200, { isOpen: false, openedAt: null }]);
    const posted = await person.visitor.send('POST', `/api/account${query}`, {
      json: { ...person.credentials, _method: 'DELETE' },
      headers,
    });
    expect(posted.status).toBe(405);
    expect(await api.countEvents()).toBe(before);
  });
});

describe('a page of another site', () => {
  const asking = {
    Origin: 'https://elsewhere.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };

  test('is allowed to send or read on no route except those that are open to every site', async () => {
    const paths = new Set(
      api.routes.map(({ path }) => somePath(path)).filter((path) => !openToOtherSites.includes(path)),
    );
    expect(paths.size).toBeGreaterThan(60);
    for (const path of ['/', '/healthz', '/metrics', ...paths]) {
      for (const method of ['OPTIONS', 'GET']) {
        const { headers } = await new Visitor(api.address).send(method, path, { headers: asking });
        const said = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect([method, path, said]).toEqual([method, path, []]);
        expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      }
    }
  });
});
