import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { aJourney } from '../../testing/aJourney';
import { aPerson } from '../../testing/aPerson';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor } from '../../testing/visitor';

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

const createPseudonym = (text: string) => api.keyed.hash('log', text).slice(0, 16);

test('a sign-in is logged with the pseudonym of the account, also when it was refused', async () => {
  const { user, credentials } = await aPerson().signsUpAt(api.address);
  const attempts = [
    { ...credentials },
    { ...credentials, password: 'not the password' },
    { username: 'nobody-of-this-name', password: 'anything' },
  ];
  const told = [];
  for (const attempt of attempts) {
    const answer = await new Visitor(api.address).post('/api/login', attempt);
    const correlationId = answer.headers.get('X-Correlation-Id');
    await expect
      .poll(() => entriesOf(correlationId))
      .toContainEqual(expect.objectContaining({ msg: 'request' }));
    told.push(entriesOf(correlationId));
  }
  expect(told).toMatchObject([
    [{ route: '/api/login', status: 200, actor: createPseudonym(user.id) }],
    [
      { account: createPseudonym(user.id), known: true },
      { route: '/api/login', status: 401 },
    ],
    [
      { account: createPseudonym('nobody-of-this-name'), known: false },
      { route: '/api/login', status: 401 },
    ],
  ]);
});

test('a request is one line with its route, status and duration', async () => {
  const { visitor, user } = await aPerson().signsUpAt(api.address);
  const answer = await visitor.delete('/api/absences/8f2d3f0e-2f6f-4c59-9e43-0d2f4f1b3c2a?secret=yes');
  const correlationId = answer.headers.get('X-Correlation-Id');
  await expect.poll(() => entriesOf(correlationId)).toHaveLength(1);
  expect(entriesOf(correlationId)[0]).toEqual({
    level: 30,
    name: 'test',
    pid: process.pid,
    msg: 'request',
    time: expect.any(String),
    correlationId,
    actor: createPseudonym(user.id),
    method: 'DELETE',
    route: '/api/absences/:id',
    status: 404,
    milliseconds: expect.any(Number),
  });
});

test('no line contains personal data: no name, address, password, cookie, query or content', async () => {
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
