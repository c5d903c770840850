import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { aJourney } from '../../testing/aJourney';
import { aPerson } from '../../testing/aPerson';
import { startTestApi, type TestApi } from '../../testing/startTestApi';

let api: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  api = await startTestApi({ onLogLine: (line) => lines.push(line) });
});
afterAll(() => api.stop());

const entry = z.object({ msg: z.string(), correlationId: z.string().optional() });
const entriesOf = (correlationId: string | null) =>
  lines
    .map((line): unknown => JSON.parse(line))
    .filter((read) => entry.parse(read).correlationId === correlationId);

test('a request is one line: its route, how it ended, how long it took', async () => {
  const { visitor } = await aPerson().signsUpAt(api.address);
  const answer = await visitor.delete('/api/absences/8f2d3f0e-2f6f-4c59-9e43-0d2f4f1b3c2a?secret=yes');
  const correlationId = answer.headers.get('X-Correlation-Id');
  await expect.poll(() => entriesOf(correlationId)).toHaveLength(1);
  expect(entriesOf(correlationId)[0]).toEqual({
    ...{ level: 30, name: 'test', pid: process.pid, msg: 'request', time: expect.any(String) },
    ...{ correlationId, method: 'DELETE', route: '/api/absences/:id', status: 404 },
    milliseconds: expect.any(Number),
  });
});

test('no line holds anything about a person: no name, address, password, cookie, query or content', async () => {
  const person = aPerson().called('Recognisable-Name').withPassword('Recognisable-Password');
  const { visitor, user } = await person.signsUpAt(api.address);
  await visitor.post('/api/absences', aJourney().to('Recognisable-Place').typed());
  await visitor.post('/api/login', { username: 'Recognisable-Name', password: 'Recognisable-Attempt' });
  await visitor.get('/api/absences?note=Recognisable-Query');
  const cookies = [...visitor.cookies.values()];
  await visitor.post('/api/logout');
  await api.mailer.mailTo(user.email);

  const log = lines.join('');
  expect(log).not.toMatch(/recognisable/i);
  expect(log).not.toContain(user.email);
  for (const cookie of cookies) expect(log).not.toContain(cookie);
});
