import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '../testing/aPerson';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Visitor } from '../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ projecting: false, longestWaitMs: 10 });
});
afterAll(() => api.stop());

test('/readyz is green once the read models are there and have caught up with the log', async () => {
  const visitor = new Visitor(api.address);
  const before = await visitor.get('/readyz');
  expect([before.status, before.headers.get('Retry-After')]).toEqual([503, '1']);
  expect(before.json).toMatchObject({
    facts: [
      { name: 'database', ok: true },
      { name: 'eventStore', ok: true },
      { name: 'readModels', ok: false },
    ],
  });

  await aPerson().signsUpAt(api.address);
  await api.project();
  await api.whenCaughtUp();
  const after = await visitor.get('/readyz');
  expect([after.status, after.json]).toMatchObject([200, { status: 'ready' }]);
});

test('/readyz is red when a read model has fallen behind for longer than writing explains', async () => {
  const visitor = new Visitor(api.address);
  await api.stopProjecting();
  await aPerson().signsUpAt(api.address);
  expect((await visitor.get('/readyz')).status).toBe(200);
  await api.later(11_000, async () => {
    expect((await visitor.get('/readyz')).status).toBe(503);
  });
});

test('/healthz says that the process lives', async () => {
  const answer = await new Visitor(api.address).get('/healthz');
  expect([answer.status, answer.json]).toEqual([200, { status: 'alive' }]);
});
