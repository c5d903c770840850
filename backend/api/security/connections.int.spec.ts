import { journeysStream } from '@settlewise/domain/journeys';
import { listen, type ListeningServer } from '@settlewise/infra/http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { readEvents } from '../testing/readEvents';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Visitor } from '../testing/visitor';
import { Connection, head, statusesIn } from './exchange';

// resources/documents/upload.int.spec.ts tests an upload that stops sending.

const opened: Connection[] = [];
const dripping: NodeJS.Timeout[] = [];
afterEach(() => {
  for (const timer of dripping.splice(0)) clearInterval(timer);
  for (const connection of opened.splice(0)) connection.close();
});

function connectionTo(address: string): Connection {
  const connection = new Connection(address);
  opened.push(connection);
  return connection;
}

/** Sends small pieces without end. */
function drip(connection: Connection, text: string): void {
  dripping.push(setInterval(() => connection.write(text), 20));
}

describe('a request head that arrives slowly', () => {
  let server: ListeningServer;
  beforeAll(async () => {
    server = await listen('127.0.0.1', 0, {
      headersTimeoutMs: 600,
      requestTimeoutMs: 1_200,
      checkIntervalMs: 50,
    });
    server.setHandler((request, response) => {
      if (request.url === '/slow') request.resume().once('end', () => response.end('whole'));
      else response.end('served');
    });
  });
  afterAll(() => server.stop());

  test.each([
    ['line by line', 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-More: x\r\n'],
    ['letter by letter', 'GET / HTTP/1.1\r\nHost: x\r\nX-Long: ', 'x'],
    ['with empty lines only', '', '\r\n'],
  ])('%s is answered with 408 when its time is over', async (_how, begin, more) => {
    const connection = connectionTo(server.url.origin);
    connection.write(begin);
    drip(connection, more);
    expect(statusesIn(await connection.untilOver())).toEqual([408]);
  });

  test('is also cut off if it is the second request of a connection', async () => {
    const connection = connectionTo(server.url.origin);
    connection.write(head('GET / HTTP/1.1', 'Host: x'));
    await connection.until((received) => received.includes('served'));
    connection.write('GET / HTTP/1.1\r\n');
    drip(connection, 'X-More: x\r\n');
    expect(statusesIn(await connection.untilOver())).toEqual([200, 408]);
  });

  test('is cut off if its body never ends', async () => {
    const connection = connectionTo(server.url.origin);
    connection.write(head('POST /slow HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked'));
    drip(connection, '1\r\nx\r\n');
    const received = await connection.untilOver();
    expect(received).not.toContain('whole');
    expect(statusesIn(received)).toEqual([408]);
  });

  test('does not prevent other visitors from being served, even if there are many', async () => {
    for (let count = 0; count < 300; count += 1) {
      connectionTo(server.url.origin).write('GET / HTTP/1.1\r\nHost: x\r\n');
    }
    expect(await (await fetch(server.url)).text()).toBe('served');
  });
});

describe('the API', () => {
  let api: TestApi;
  let person: SignedUp;
  let cookies: string;
  beforeAll(async () => {
    api = await startTestApi({ maxAnswerMs: 2_000 });
    person = await aPerson().signsUpAt(api.address);
    cookies = [...person.visitor.cookies].map((pair) => pair.join('=')).join('; ');
  });
  afterAll(() => api.stop());

  const posting = (path: string, ...more: readonly string[]) =>
    head(`POST ${path} HTTP/1.1`, 'Host: settlewise.example', 'Origin: http://settlewise.example', ...more);

  test('answers a body that arrives slowly in time, and closes the connection', async () => {
    const connection = connectionTo(api.address);
    connection.write(
      posting(
        '/api/absences',
        `Cookie: ${cookies}`,
        'Content-Type: application/json',
        'Content-Length: 90000',
      ),
    );
    drip(connection, ' ');
    const received = await connection.untilOver();
    expect(statusesIn(received)).toEqual([408]);
    expect(received).toContain('This took too long.');
    expect(await readEvents(api, journeysStream(person.user.id))).toEqual([]);
  });

  test('refuses a visitor who is not signed in before the body has arrived', async () => {
    const connection = connectionTo(api.address);
    connection.write(posting('/api/absences', 'Content-Type: application/json', 'Content-Length: 90000'));
    expect(statusesIn(await connection.until((received) => received.includes('}')))).toEqual([401]);
  });

  test.each([
    ['a line that is too long', [`X-Long: ${'x'.repeat(20_000)}`]],
    ['too many lines', Array.from({ length: 3_000 }, (_, index) => `X-${index}: x`)],
    ['too long a cookie', [`Cookie: settlewise_session=${'x'.repeat(20_000)}`]],
  ])('refuses a request head with %s', async (_what, lines) => {
    const connection = connectionTo(api.address);
    connection.write(head('GET /api/user HTTP/1.1', 'Host: x', ...lines));
    expect(statusesIn(await connection.untilOver())).toEqual([431]);
  });

  test('refuses an address that is too long', async () => {
    const connection = connectionTo(api.address);
    connection.write(head(`GET /api/user?${'x'.repeat(20_000)} HTTP/1.1`, 'Host: x'));
    expect(statusesIn(await connection.untilOver())).toEqual([431]);
  });

  const smuggled = head('GET /smuggled HTTP/1.1', 'Host: x');
  const chunk = `0\r\n\r\n${smuggled}`;
  test.each([
    ['both lengths', ['Content-Length: 6', 'Transfer-Encoding: chunked'], chunk],
    ['both lengths, the other first', ['Transfer-Encoding: chunked', 'Content-Length: 6'], chunk],
    ['two lengths', ['Content-Length: 0', `Content-Length: ${smuggled.length}`], smuggled],
    ['two lengths in one line', [`Content-Length: 0, ${smuggled.length}`], smuggled],
    ['a length with a sign', ['Content-Length: +0'], smuggled],
    ['a length below nothing', ['Content-Length: -1'], smuggled],
    ['a length in another base', ['Content-Length: 0x0'], smuggled],
    ['an encoding nobody knows', ['Transfer-Encoding: xchunked'], chunk],
    ['chunks that are not the last encoding', ['Transfer-Encoding: chunked, identity'], chunk],
    ['a space before the colon', ['Transfer-Encoding : chunked'], chunk],
    ['a line that goes on', ['X-A: b', ' Transfer-Encoding: chunked'], chunk],
    ['a line end of its own', ['X-A: b\rTransfer-Encoding: chunked'], chunk],
    ['a chunk whose length is none', ['Transfer-Encoding: chunked'], `z\r\n\r\n${smuggled}`],
    [
      'a chunk whose length is far too large',
      ['Transfer-Encoding: chunked'],
      `ffffffffffffffff1\r\n${smuggled}`,
    ],
    ['a chunk without an end', ['Transfer-Encoding: chunked'], `1\r\nxGET${smuggled}`],
  ])(
    'refuses a request with %s once, and reads nothing after it as a request',
    async (_what, lines, rest) => {
      const connection = connectionTo(api.address);
      connection.write(posting('/api/nothing', ...lines) + rest);
      const statuses = statusesIn(await connection.untilOver());
      // A chunk is read after the head, so the answer may already have been sent.
      expect(statuses.at(-1)).toBe(400);
      expect(statuses.slice(0, -1)).toEqual(
        lines.includes('Transfer-Encoding: chunked') && statuses.length > 1 ? [404] : [],
      );
    },
  );

  test('never reads a body that a route ignores as the next request', async () => {
    const connection = connectionTo(api.address);
    connection.write(posting('/api/logout', `Content-Length: ${smuggled.length}`) + smuggled);
    connection.write(head('GET /healthz HTTP/1.1', 'Host: x', 'Connection: close'));
    expect(statusesIn(await connection.untilOver())).toEqual([204, 200]);
  });

  test('refuses a request without a host, and answers one for another host without repeating its name', async () => {
    const without = connectionTo(api.address);
    without.write(head('GET /api/user HTTP/1.1'));
    expect(statusesIn(await without.untilOver())).toEqual([400]);
    const other = connectionTo(api.address);
    other.write(
      head('GET http://elsewhere.example/api/user HTTP/1.1', 'Host: elsewhere.example', 'Connection: close'),
    );
    const received = await other.untilOver();
    expect(statusesIn(received)[0]).toBeLessThan(500);
    expect(received).not.toContain('elsewhere');
  });

  test('still serves after all of this', async () => {
    expect((await new Visitor(api.address).get('/healthz')).status).toBe(200);
    expect((await person.visitor.get('/api/user')).status).toBe(200);
  });
});
