import { randomBytes } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aJourney } from '../testing/aJourney';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Connection, head, statusesIn } from './exchange';

// http/edge.int.spec.ts tests bodies that are too long or not JSON.

let api: TestApi;
let person: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  person = await aPerson().signsUpAt(api.address);
});
afterAll(() => api.stop());

/** Sends raw bytes. @returns the status and the message */
async function sent(path: string, content: Buffer | string, more: readonly string[] = []) {
  const connection = new Connection(api.address);
  const bytes = Buffer.from(content);
  connection.write(
    head(
      `POST ${path} HTTP/1.1`,
      'Host: settlewise.example',
      'Origin: http://settlewise.example',
      `Cookie: ${[...person.visitor.cookies].map((pair) => pair.join('=')).join('; ')}`,
      'Content-Type: application/json',
      `Content-Length: ${bytes.length}`,
      'Connection: close',
      ...more,
    ),
  );
  connection.write(bytes);
  const received = await connection.untilOver();
  return {
    status: statusesIn(received)[0] ?? 0,
    message: /"message":"([^"]*)"/.exec(received)?.[1] ?? '',
    received,
  };
}

const tooLarge = 'The request is too large. At most 100 kB can be sent.';
const damaged = 'The request could not be unpacked.';
/** A note of 50 MB, compressed to about 50 kB. */
const bomb = JSON.stringify(aJourney().noting('n'.repeat(50_000_000)).typed());

describe('a compressed body', () => {
  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('compressed by %s is measured by its decompressed size', async (encoding, compress) => {
    const compressed = compress(Buffer.from(bomb));
    expect(compressed.length).toBeLessThan(100_000);
    const { status, message } = await sent('/api/absences', compressed, [`Content-Encoding: ${encoding}`]);
    expect([status, message]).toEqual([413, tooLarge]);
  });

  test('compressed twice is refused, and never decompressed twice', async () => {
    const twice = gzipSync(gzipSync(JSON.stringify(aJourney().typed())));
    expect((await sent('/api/absences', twice, ['Content-Encoding: gzip'])).status).toBe(400);
    const { status } = await sent('/api/absences', twice, ['Content-Encoding: gzip, gzip']);
    expect(status).toBe(415);
  });

  const small = gzipSync(JSON.stringify(aJourney().typed()));
  test.each([
    ['that is not compressed', Buffer.from('{}'), 'gzip'],
    ['that was cut short', small.subarray(0, small.length - 9), 'gzip'],
    ['that is damaged', Buffer.concat([small.subarray(0, 20), Buffer.alloc(40), small.subarray(60)]), 'gzip'],
    ['that is not brotli', Buffer.from('{}'), 'br'],
  ])('%s is refused with 400', async (_what, content, encoding) => {
    const { status, message } = await sent('/api/absences', content, [`Content-Encoding: ${encoding}`]);
    expect([status, message]).toEqual([400, damaged]);
  });
});

describe('a compressed body that is refused before it has arrived completely', () => {
  /** Random letters, which can hardly be compressed. */
  const incompressible = (bytes: number) =>
    gzipSync(JSON.stringify({ notes: randomBytes(bytes).toString('base64') }));

  /** Sends it on a keep-alive connection, and then another request. */
  async function sentBeforeAnother(content: Buffer): Promise<string> {
    const connection = new Connection(api.address);
    connection.write(
      head(
        'POST /api/absences HTTP/1.1',
        'Host: settlewise.example',
        'Origin: http://settlewise.example',
        `Cookie: ${[...person.visitor.cookies].map((pair) => pair.join('=')).join('; ')}`,
        'Content-Type: application/json',
        'Content-Encoding: gzip',
        `Content-Length: ${content.length}`,
      ),
    );
    connection.write(content);
    await connection.until((received) => received.includes('}'));
    connection.write(head('GET /healthz HTTP/1.1', 'Host: x', 'Connection: close'));
    return connection.untilOver();
  }

  test('leaves its connection free for the next request, which a proxy may send for another person', async () => {
    expect(statusesIn(await sentBeforeAnother(incompressible(500_000)))).toEqual([413, 200]);
    const damagedEarly = incompressible(500_000).fill(7, 20, 60);
    expect(statusesIn(await sentBeforeAnother(damagedEarly))).toEqual([400, 200]);
  });

  test('closes its connection if much more would arrive, and announces it', async () => {
    const received = await sentBeforeAnother(incompressible(5_000_000));
    expect(statusesIn(received)).toEqual([413]);
    expect(received).toMatch(/^connection: close\r$/im);
  });

  test('does not reset the connection of a client that continues to send, because the answer would be lost', async () => {
    const connection = new Connection(api.address, true);
    connection.write(
      head(
        'POST /api/assess HTTP/1.1',
        'Host: settlewise.example',
        'Content-Type: application/json',
        'Content-Encoding: gzip',
        'Content-Length: 6000000',
      ),
    );
    const content = incompressible(5_000_000);
    connection.write(content.subarray(0, 1_500_000));
    expect(statusesIn(await connection.until((received) => received.includes('}')))).toEqual([413]);
    // A reset would follow the answer to the first piece and break the second.
    for (const _piece of [1, 2]) {
      connection.write(content.subarray(0, 100));
      expect((await person.visitor.get('/healthz')).status).toBe(200);
    }
    expect(connection.wasReset).toBe(false);
    connection.close();
  });
});

describe('JSON', () => {
  const depth = 45_000;
  test.each([
    ['lists in lists', '['.repeat(depth) + ']'.repeat(depth)],
    ['objects in objects', '{"a":'.repeat(15_000) + '1' + '}'.repeat(15_000)],
    ['a list without an end', '['.repeat(90_000)],
  ])('of %s is refused, and the program continues to serve', async (_what, text) => {
    for (const [path, content] of [
      ['/api/absences', text],
      ['/api/absences', `{"notes":${text}}`],
      ['/api/assess', `{"trips":${text}}`],
      ['/api/fees', `{"people":${text},"steps":${text}}`.slice(0, 99_000)],
      ['/api/calculate-eligibility', `{"absenceRecords":${text},"goodCharacter":${text}}`.slice(0, 99_000)],
      ['/api/assessments', `{"calculator":"ilr","form":{"a":${text}}}`.slice(0, 99_000)],
      ['/api/timeline/generate', `{"absencesPerYear":${text}}`],
    ] as const) {
      const { status } = await sent(path, content);
      expect([path, status]).toEqual([path, 400]);
    }
    expect((await person.visitor.get('/api/user')).status).toBe(200);
  });

  test('with a repeated key is checked and stored with its last value', async () => {
    const text =
      '{"destination":"Spain","departureDate":"2014-03-01","returnDate":"2014-03-10","reason":"holiday","destination":"Malta"}';
    const { status } = await sent('/api/absences', text);
    expect(status).toBe(201);
    await api.whenCaughtUp();
    expect((await person.visitor.get('/api/absences')).json).toEqual([
      expect.objectContaining({ destination: 'Malta' }),
    ]);
    const unchecked = text.replace('"Malta"', '""');
    expect((await sent('/api/absences', unchecked)).status, 'the last is checked').toBe(400);
  });

  test.each([
    '1e400',
    '-1e400',
    '9'.repeat(400),
    '1e308',
    '-0.0000001',
    '9007199254740993',
    'NaN',
    'Infinity',
  ])('with the number %s is refused', async (number) => {
    const form = `{"visaType":"skilled_worker","visaStartDate":"2021-01-01","useDetailedAbsences":false,"absencesPerYear":{"2021":${number}}}`;
    const { status } = await sent('/api/timeline/generate', form);
    expect(status).toBe(400);
  });

  test.each([
    '{"__proto__":{"role":"admin"}}',
    '{"notes":"x","a":{"__proto__":{"role":"admin"}}}',
    '{"\\u005f\\u005fproto\\u005f\\u005f":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
  ])('that names a prototype changes no prototype: %s', async (text) => {
    for (const { method, path } of api.routes.filter(({ method: each }) => each !== 'GET')) {
      if (path.startsWith('/api/admin') || path === '/api/logout' || path.includes(':')) continue;
      const { status } = await person.visitor.send(method, path, { text });
      expect([path, status < 500]).toEqual([path, true]);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Reflect.get({}, 'role')).toBeUndefined();
    expect((await person.visitor.get('/api/user')).json).toMatchObject({ role: 'user' });
  });

  test('in a wrong or unknown character encoding is refused, or stored without harm', async () => {
    const latin = Buffer.from(JSON.stringify(aJourney().to('Curaçao').typed()), 'latin1');
    expect((await sent('/api/absences', latin, [])).status).toBeLessThan(500);
    const wide = Buffer.from(`\ufeff${JSON.stringify(aJourney().typed())}`, 'utf16le');
    expect((await sent('/api/absences', wide, [])).status).toBe(400);
  });
});
