import { journeysStream } from '@settlewise/domain/journeys';
import {
  AppendTooLargeError,
  EventStoreUnavailableError,
  maxAppendBytes,
  type EventStore,
} from '@settlewise/infra/eventStore';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aJourney } from '../../testing/aJourney';
import { aPerson } from '../../testing/aPerson';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor } from '../../testing/visitor';

describe('while the event store is unavailable', () => {
  let api: TestApi;
  let store: EventStore;
  let away = false;
  let tooLarge = false;
  beforeAll(async () => {
    api = await startTestApi({
      wrapEventStore(real) {
        store = real;
        const unlessAway = () => {
          if (away) throw new EventStoreUnavailableError('switched off');
        };
        return {
          ...real,
          async append(...given) {
            unlessAway();
            if (tooLarge) throw new AppendTooLargeError(maxAppendBytes);
            return real.append(...given);
          },
          async check() {
            unlessAway();
            return real.check();
          },
          async head() {
            unlessAway();
            return real.head();
          },
          readStream(...given) {
            unlessAway();
            return real.readStream(...given);
          },
        };
      },
    });
  });
  afterAll(() => api.stop());

  test('no write succeeds, nothing is written, and everything works again afterwards', async () => {
    const { visitor, user, credentials } = await aPerson().signsUpAt(api.address);
    away = true;
    const calls = [
      visitor.post('/api/absences', aJourney().typed()),
      new Visitor(api.address).post('/api/register', aPerson().registration()),
      new Visitor(api.address).post('/api/login', credentials),
    ];
    for (const answer of await Promise.all(calls)) {
      expect([answer.status, answer.message]).toEqual([
        503,
        'Your record cannot be reached at the moment. Please look whether the change is there before you try again.',
      ]);
      expect(answer.headers.get('Retry-After')).toBe('5');
    }
    // Queries are answered from the read models.
    expect((await visitor.get('/api/absences')).json).toEqual([]);
    expect((await visitor.get('/readyz')).status).toBe(503);

    away = false;
    for await (const { type } of store.readStream(journeysStream(user.id))) expect.unreachable(type);
    expect((await visitor.post('/api/absences', aJourney().typed())).status).toBe(201);
  });

  test('content that exceeds the event store’s limit is refused with a message', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    tooLarge = true;
    onTestFinished(() => {
      tooLarge = false;
    });
    const answer = await visitor.post('/api/absences', aJourney().typed());
    expect([answer.status, answer.message]).toEqual([
      413,
      'This is too much to be kept at once. Please send it in smaller parts.',
    ]);
  });
});

describe('while the database is unavailable', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ breakableNetwork: true, metrics: 'open' });
  });
  afterAll(() => api.stop());

  test('requests are refused with 503, pages and /healthz work, and /readyz names what is missing', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    await api.cutNetwork();

    for (const answer of [
      await visitor.get('/api/user'),
      await visitor.post('/api/absences', aJourney().typed()),
      await new Visitor(api.address).post('/api/login', { username: 'somebody', password: 'something' }),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).toBe('5');
      expect(answer.message).toMatch(/^Your record cannot be reached at the moment\./);
    }
    expect((await visitor.get('/healthz')).status).toBe(200);
    const ready = await visitor.get('/readyz');
    expect(ready.status).toBe(503);
    expect(ready.json).toMatchObject({
      status: 'not ready',
      facts: expect.arrayContaining([expect.objectContaining({ name: 'database', ok: false })]),
    });
  });
});

describe('with a database that accepts requests and never answers', () => {
  let api: TestApi;
  beforeAll(async () => {
    // Shorter than the 5 s after which a new database connection is given up.
    api = await startTestApi({ breakableNetwork: true, maxAnswerMs: 4_000 });
  });
  afterAll(() => api.stop());

  test('requests are still answered in time', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    api.stallNetwork();
    const answer = await visitor.get('/api/user');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(answer.message).toBe(
      'This took too long. Please look whether the change is there before you try again.',
    );
    api.resumeNetwork();
    expect((await visitor.get('/api/user')).status).toBe(200);
  });
});

describe('with a database that stays silent for longer than the statement timeout', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ breakableNetwork: true, databaseOptions: { callTimeoutMs: 1_000 } });
  });
  afterAll(() => api.stop());

  test('requests are refused with 503, and answered again once the database answers', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    api.stallNetwork();
    const answer = await visitor.get('/api/user');
    expect([answer.status, answer.message]).toEqual([
      503,
      'Your record cannot be reached at the moment. Please try again shortly.',
    ]);
    api.resumeNetwork();
    expect((await visitor.get('/api/user')).status).toBe(200);
  });
});
