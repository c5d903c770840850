import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Visitor } from '../testing/visitor';
import { Connection, head, statusesIn } from './exchange';

// frontend/src/features/auth/AuthPage.ui.spec.tsx tests that the page returns only to its own paths.

const publicUrl = new URL('http://settlewise.example');
let api: TestApi;
let person: SignedUp;
beforeAll(async () => {
  // As behind a proxy that forwards all headers unchanged, which is the worst case.
  api = await startTestApi({ publicUrl, behindProxy: true });
  person = await aPerson().signsUpAt(api.address);
});
afterAll(() => api.stop());

/** The host that an attacker claims as ours. */
const poisoned = 'elsewhere.example';

/** Sends the raw lines of a request and reads the whole answer. */
async function exchanged(requestLine: string, lines: readonly string[], json: unknown): Promise<string> {
  const content = JSON.stringify(json);
  const connection = new Connection(api.address);
  connection.write(
    head(
      requestLine,
      ...lines,
      'Content-Type: application/json',
      'Connection: close',
      `Content-Length: ${Buffer.byteLength(content)}`,
    ) + content,
  );
  return connection.untilOver();
}

/** A path, a host in the target, the headers of a proxy, and two Host headers. */
const poisonings: readonly (readonly [string, (path: string) => readonly [string, readonly string[]]])[] = [
  [
    'the header Host',
    (where) => [`POST ${where} HTTP/1.1`, [`Host: ${poisoned}`, `Origin: http://${poisoned}`]],
  ],
  [
    'the headers of a proxy',
    (where) => [
      `POST ${where} HTTP/1.1`,
      [
        'Host: settlewise.example',
        `X-Forwarded-Host: ${poisoned}`,
        'X-Forwarded-Proto: ftp',
        `X-Host: ${poisoned}`,
        `X-Forwarded-Server: ${poisoned}`,
        `Forwarded: host=${poisoned}`,
        `X-Original-URL: http://${poisoned}/`,
        `X-Rewrite-URL: http://${poisoned}/`,
        'Origin: http://settlewise.example',
      ],
    ],
  ],
  [
    'an address in the request line',
    (where) => [
      `POST http://${poisoned}${where} HTTP/1.1`,
      [`Host: ${poisoned}`, `Origin: http://${poisoned}`],
    ],
  ],
  [
    'a host with a port and more behind it',
    (where) => [
      `POST ${where} HTTP/1.1`,
      [`Host: settlewise.example:80@${poisoned}`, 'Origin: http://settlewise.example'],
    ],
  ],
];

describe('the links in emails', () => {
  test.each(poisonings)('lead to our own address, whatever host is claimed by %s', async (_by, asking) => {
    const registration = aPerson().registration();
    const [line, lines] = asking('/api/register');
    const registered = await exchanged(line, lines, registration);
    // A refusal is correct too. An accepted request must have our own links.
    if (statusesIn(registered)[0] !== 201) {
      expect(statusesIn(registered)[0]).toBeGreaterThanOrEqual(400);
      expect(statusesIn(registered)[0]).toBeLessThan(500);
      await new Visitor(api.address).post('/api/register', registration);
    }
    const [forgotLine, forgotLines] = asking('/api/password/forgot');
    const forgotten = await exchanged(forgotLine, forgotLines, { email: registration.email });
    for (const received of [registered, forgotten]) expect(received).not.toContain(poisoned);
    if (statusesIn(forgotten)[0] !== 202)
      await new Visitor(api.address).post('/api/password/forgot', { email: registration.email });
    for (const count of [1, 2]) {
      const { text, html } = await api.mailer.mailTo(registration.email, count);
      const links = [...`${text}\n${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => new URL(link));
      expect(links.length).toBeGreaterThan(1);
      for (const { origin } of links) expect(origin).toBe(publicUrl.origin);
    }
  });

  test('lead to our own address for a calendar too', async () => {
    const cookies = [...person.visitor.cookies].map((pair) => pair.join('=')).join('; ');
    for (const [, asking] of poisonings) {
      const [line, lines] = asking('/api/calendar');
      const received = await exchanged(line, [...lines, `Cookie: ${cookies}`], {});
      expect(received).not.toContain(poisoned);
      const [, origin] = /"address":"(https?:\/\/[^/"]+)/.exec(received) ?? [];
      expect([undefined, publicUrl.origin]).toContain(origin);
    }
  });
});

describe('no redirect to another site is caused by', () => {
  const away = [
    '//elsewhere.example',
    'https://elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ];

  test('a parameter of any address', async () => {
    const names = ['next', 'return', 'returnTo', 'redirect', 'redirect_uri', 'url', 'continue', 'from', 'to'];
    const query = (where: string) => names.map((name) => `${name}=${encodeURIComponent(where)}`).join('&');
    const paths = new Set(api.routes.map((route) => route.path.replaceAll(/:\w+/g, person.user.id)));
    for (const where of away) {
      for (const each of ['/', '/auth', ...paths]) {
        const { status, headers } = await person.visitor.get(`${each}?${query(where)}`);
        expect([each, headers.get('Location'), headers.get('Refresh')]).toEqual([each, null, null]);
        expect(status < 300 || status >= 400).toBe(true);
      }
    }
  });

  test.each([
    '//elsewhere.example/',
    '/\\elsewhere.example',
    '//elsewhere.example/%2e%2e',
    '/%2f%2felsewhere.example',
    '/api//elsewhere.example/',
    '/https://elsewhere.example/',
  ])('the path %s', async (where) => {
    const connection = new Connection(api.address);
    connection.write(head(`GET ${where} HTTP/1.1`, 'Host: x', 'Accept: text/html', 'Connection: close'));
    const received = await connection.untilOver();
    expect(statusesIn(received)).toHaveLength(1);
    expect(received).not.toMatch(/HTTP\/1\.1 3\d\d|\r\nlocation:/i);
  });
});
