import { afterEach, beforeEach, expect, test } from 'vitest';
import { aJourney } from '../../testing/aJourney';
import { aPerson } from '../../testing/aPerson';
import { startTestApi, type TestApi } from '../../testing/startTestApi';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ projecting: false, maxWaitMs: 5_000 });
});
afterEach(() => api.stop());

test('after two concurrent writes, queries wait for the later one, whichever was answered last', async () => {
  const { visitor } = await aPerson().signsUpAt(api.address);
  await visitor.post('/api/absences', aJourney().typed());
  const first = new Map(visitor.cookies);
  await api.project();
  await api.whenCaughtUp();
  await api.stopProjecting();
  await visitor.post('/api/absences', aJourney().from('2024-03-01').until('2024-03-09').typed());
  for (const [name, value] of first) visitor.cookies.set(name, value);
  const asking = visitor.get('/api/absences');
  await api.project();
  expect((await asking).json).toHaveLength(2);
});

test('a query waits for the person’s own write, even if the read model is far behind', async () => {
  const { visitor } = await aPerson().signsUpAt(api.address);
  await visitor.post('/api/absences', aJourney().typed());
  const asking = visitor.get('/api/absences');
  await api.project();
  const answer = await asking;
  expect(answer.status).toBe(200);
  expect(answer.json).toHaveLength(1);
  expect(answer.headers.get('Settlewise-Stale')).toBeNull();
});
