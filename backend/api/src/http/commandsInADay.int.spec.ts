import { afterAll, beforeAll, expect, test } from 'vitest';
import { aJourney } from '../../testing/aJourney';
import { aPerson } from '../../testing/aPerson';
import { startTestApi, type TestApi } from '../../testing/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ commandsPerDay: 3 });
});
afterAll(() => api.stop());

test('a person who reaches the daily limit of changes to one part of a record is asked to go on tomorrow', async () => {
  const { visitor } = await aPerson().signsUpAt(api.address);
  const add = (day: string) => visitor.post('/api/absences', aJourney().from(day).until(day).typed());
  for (const day of ['2025-01-01', '2025-02-01', '2025-03-01']) expect((await add(day)).status).toBe(201);
  const answer = await add('2025-04-01');
  expect([answer.status, answer.message]).toEqual([
    429,
    'This part of your record has been changed 5,000 times today. Please go on tomorrow.',
  ]);
  expect(answer.headers.get('Retry-After')).toBe(String(12 * 60 * 60));
  // Other parts of the record and other people are counted separately.
  const task = { title: 'Collect payslips', category: 'document', stage: 'pending', priority: 'high' };
  expect((await visitor.post('/api/tasks', task)).status).toBe(201);
  await api.later(12 * 60 * 60 * 1_000, async () => {
    expect((await add('2025-04-01')).status).toBe(201);
  });
});
