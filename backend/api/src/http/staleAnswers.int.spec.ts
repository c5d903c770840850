import { afterAll, beforeAll, expect, test } from 'vitest';
import { aJourney } from '../../testing/aJourney';
import { aPerson } from '../../testing/aPerson';
import { startTestApi, type TestApi } from '../../testing/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ maxWaitMs: 50 });
});
afterAll(() => api.stop());

test('while the read model is stopped, a query returns the old state and marks it as stale', async () => {
  const { visitor, user } = await aPerson().signsUpAt(api.address);
  await api.whenCaughtUp();
  await api.stopProjecting();
  await visitor.post('/api/absences', aJourney().typed());

  const answer = await visitor.get('/api/absences');
  expect([answer.status, answer.json, answer.headers.get('Settlewise-Stale')]).toEqual([200, [], 'true']);
  const me = await visitor.get('/api/user');
  expect([me.status, me.json, me.headers.get('Settlewise-Stale')]).toEqual([200, user, 'true']);

  await api.project();
  await api.whenCaughtUp();
  // Positions that are unsigned or forged are ignored.
  for (const forged of ['999999999/999999999', 'garbage', '../..', '1/']) {
    visitor.cookies.set('settlewise_written', forged);
    const forgedAnswer = await visitor.get('/api/absences');
    expect([forgedAnswer.status, forgedAnswer.headers.get('Settlewise-Stale')]).toEqual([200, null]);
  }
});

test('an account works before any read model shows it', async () => {
  await api.stopProjecting();
  const { visitor, user } = await aPerson().signsUpAt(api.address);
  expect((await visitor.get('/api/user')).json).toEqual(user);

  // A calendar without dates would be read as "nothing is due".
  const tooEarly = await visitor.get('/api/calendar.ics');
  expect([tooEarly.status, tooEarly.headers.get('Retry-After')]).toEqual([503, '2']);
  await api.project();
  await api.whenCaughtUp();
  expect((await visitor.get('/api/calendar.ics')).status).toBe(200);
});
