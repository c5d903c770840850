import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { aJourney } from '../../testing/aJourney';
import { aPerson, type SignedUp } from '../../testing/aPerson';
import { sharedTestApi } from '../../testing/sharedTestApi';
import type { TestApi } from '../../testing/startTestApi';
import { Visitor } from '../../testing/visitor';

let api: TestApi;
let person: SignedUp;
beforeAll(async () => {
  api = await sharedTestApi();
  person = await aPerson().signsUpAt(api.address);
});

const record = (sending: Parameters<Visitor['send']>[2]) =>
  person.visitor.send('POST', '/api/absence-journeys', sending);

describe('a request that changes something', () => {
  test.each([
    ['our own page, as a modern browser says it', { 'Sec-Fetch-Site': 'same-origin', Origin: null }],
    ['our own page, by its origin alone', {}],
    ['the public address, by its origin', { Origin: 'http://settlewise.example' }],
  ])('is accepted from %s', async (_from, headers) => {
    const answer = await new Visitor(api.address).post('/api/logout', undefined, { headers });
    expect(answer.status).toBe(204);
  });

  test.each([
    ['another site', { Origin: 'https://elsewhere.example' }],
    ['another site that also claims our origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another host of the same site', { 'Sec-Fetch-Site': 'same-site' }],
    ['no page at all', { Origin: null }],
    ['a page without an origin', { Origin: 'null' }],
  ])('is refused from %s', async (_from, headers) => {
    const answer = await person.visitor.post('/api/absence-journeys', aJourney().typed(), { headers });
    expect(answer.status).toBe(403);
    expect(answer.message).toBe(
      'This request did not come from a page of this site. Please open the site and try again.',
    );
  });
});

describe('content that cannot be read', () => {
  test.each([
    ['broken JSON', { text: '{"departureDate":', headers: { 'Content-Type': 'application/json' } }],
    ['a bare string', { text: '"hello"', headers: { 'Content-Type': 'application/json' } }],
    [
      'a key that reaches for a prototype',
      { text: '{"__proto__":{"admin":true}}', headers: { 'Content-Type': 'application/json' } },
    ],
  ])('%s is answered with 400', async (_name, sending) => {
    const answer = await record(sending);
    expect(answer.status).toBe(400);
    expect(answer.message).toBe('The request could not be read: it is not valid JSON.');
  });

  test('a list is answered with 400', async () => {
    const answer = await record({ json: [] });
    expect([answer.status, answer.message]).toEqual([400, 'Please send a JSON object.']);
  });

  test('an empty body is answered with 400 and names what is missing', async () => {
    const answer = await record({});
    expect(answer.status).toBe(400);
    expect(answer.message).toBe('Please enter a valid departure date');
  });

  test('a form is answered with 415', async () => {
    const answer = await record({
      text: 'a=b',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.status, answer.message]).toEqual([
      415,
      'Please send the request as JSON (Content-Type: application/json).',
    ]);
  });

  test('an unknown encoding is answered with 415', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'made-up' };
    const answer = await record({ text: '{}', headers });
    expect([answer.status, answer.message]).toEqual([
      415,
      'The request has an encoding that cannot be read.',
    ]);
  });

  test('more than 100 kB is answered with 413', async () => {
    const answer = await record({ json: aJourney().noting('n'.repeat(110_000)).typed() });
    expect([answer.status, answer.message]).toEqual([
      413,
      'The request is too large. At most 100 kB can be sent.',
    ]);
  });

  test('a visitor is refused before the body is read', async () => {
    const answer = await new Visitor(api.address).post('/api/absence-journeys', {
      notes: 'n'.repeat(200_000),
    });
    expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
  });
});

describe('text', () => {
  test.each([
    ['a NUL character', 'Spa\u0000in'],
    ['half of a surrogate pair', 'Spain \ud83c'],
  ])('with %s is refused with 400 and the field', async (_name, destination) => {
    const answer = await record({ json: aJourney().to(destination).typed() });
    expect(answer.status).toBe(400);
    expect(answer.message).toMatch(/^Please remove the characters that/);
    expect(answer.json).toMatchObject({ errors: [{ path: 'destination', message: answer.message }] });
  });

  test('in any script, and emoji, comes back as it was sent', async () => {
    const destination = 'Türkiye 🇹🇷 – القاهرة – 東京';
    const answer = await record({
      json: aJourney().to(destination).from('2019-05-01').until('2019-05-02').typed(),
    });
    expect(answer.status).toBe(201);
    expect((await person.visitor.get('/api/absences')).json).toContainEqual(
      expect.objectContaining({ destination }),
    );
  });

  test('unknown fields are left out, whatever they are called', async () => {
    const json = {
      ...aJourney().from('2018-05-01').until('2018-05-02').typed(),
      constructor: { prototype: {} },
    };
    expect((await record({ json })).status).toBe(201);
  });
});

describe('an address of the API', () => {
  test('that does not exist is answered with 404 as JSON, to a browser too', async () => {
    const answer = await person.visitor.get('/api/nothing', { headers: { Accept: 'text/html' } });
    expect([answer.status, answer.message]).toEqual([404, 'There is nothing at this address.']);
  });

  test('that does not know the method is answered with 405 and the methods it knows', async () => {
    const answer = await person.visitor.send('PUT', '/api/absences');
    expect([answer.status, answer.message]).toEqual([405, 'This address cannot be used in that way.']);
    expect(answer.headers.get('Allow')).toContain('POST');
  });
});

test('every answer carries its correlation id, and the headers that keep a browser safe', async () => {
  const { headers } = await new Visitor(api.address).get('/api/user');
  expect(headers.get('X-Correlation-Id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
  expect(headers.get('Content-Security-Policy')).toMatch(/object-src 'none';.*base-uri 'none'/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('same-origin');
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('TRACE gives nothing back of what was sent', async () => {
  for (const path of ['/', '/api/user', '/api/absences', '/healthz']) {
    const sent = request(new URL(path, api.address), {
      method: 'TRACE',
      headers: { 'X-Sent': 'recognisable' },
    });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).once('error', reject).end();
    });
    expect([path, answer.statusCode]).toEqual([path, expect.toSatisfy((status: number) => status >= 400)]);
    expect((await text(answer)) + JSON.stringify(answer.headers)).not.toContain('recognisable');
  }
});

test('a long answer is compressed', async () => {
  for (let year = 2000; year < 2016; year += 1) {
    await record({ json: aJourney().from(`${year}-01-02`).until(`${year}-01-05`).typed() });
  }
  const answer = await person.visitor.get('/api/absences', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(answer.json).toHaveLength(18);
});

test('a client that accepts no encoding gets an uncompressed answer', async () => {
  const headers = { 'Accept-Encoding': 'identity;q=0, *;q=0' };
  const answer = await person.visitor.get('/api/absences', { headers });
  expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([200, null]);
});
