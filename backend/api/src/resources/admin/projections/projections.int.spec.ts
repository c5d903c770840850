import { adminProjectionResponse } from '@settlewise/contract/admin';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { waitForOptions } from '../../../../../../infra/testing/waitForOptions';
import { anAdministrator } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { readOperations } from '../../../../testing/readOperations';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';

let api: TestApi;
let admin: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  admin = await anAdministrator(api);
});
afterAll(() => api.stop());

const projections = z.array(adminProjectionResponse);

async function findProjections(name: string) {
  const filter = encodeURIComponent(JSON.stringify({ name }));
  const { status, json, message } = await admin.visitor.get(`/api/admin/projections?filter=${filter}`);
  if (status !== 200) throw new Error(`${status}: ${message}`);
  return projections.parse(json);
}

async function addsTask(person: SignedUp, title: string): Promise<void> {
  const task = { title, category: 'document', stage: 'pending', priority: 'high' };
  const { status, message } = await person.visitor.post('/api/tasks', task);
  expect([status, message]).toEqual([201, '']);
}

test('every read model is listed with its position, its worker and its latency', async () => {
  await aPerson().signsUpAt(api.address);
  await vi.waitFor(async () => {
    const { json, headers } = await admin.visitor.get('/api/admin/projections?range=[0,99]');
    const found = projections.parse(json);
    expect(headers.get('Content-Range')).toBe(`projections 0-${found.length - 1}/${found.length}`);
    expect(found.map(({ id }) => id)).toEqual(found.map(({ id }) => id).toSorted());
    const accounts = found.find(({ name }) => name === 'accounts');
    expect(accounts).toMatchObject({
      id: 'accounts',
      generation: 1,
      state: 'live',
      caughtUp: true,
      progress: null,
      failure: null,
      lagEvents: 0,
      lagMore: false,
      lagMs: 0,
      leaseHeld: true,
      leaseToken: '1',
      latencyMs: expect.any(Number),
      worker: expect.any(String),
      checkpoint: accounts?.head,
    });
    expect(accounts?.eventsApplied).toBeGreaterThan(0);
  }, waitForOptions);
});

test('a stopped read model shows the failed event, and continues after a retry', async () => {
  const person = await aPerson().signsUpAt(api.address);
  await api.whenCaughtUp();
  await api.database.raw(`ALTER TABLE tasks_v1 ADD CONSTRAINT not_this CHECK (title <> 'Poison')`);
  await addsTask(person, 'Poison');
  const [stopped] = await vi.waitFor(async () => {
    const found = await findProjections('tasks');
    expect(found).toMatchObject([{ caughtUp: false, failure: { eventType: 'TaskAdded' } }]);
    return found;
  }, waitForOptions);
  expect(stopped).toMatchObject({
    worker: null,
    leaseHeld: false,
    state: 'live',
    failure: { stream: expect.stringMatching(/^task/), error: expect.stringContaining('not_this') },
  });
  expect(stopped?.lagEvents).toBeGreaterThan(0);
  expect(stopped?.failure?.error).not.toContain('Poison');

  await api.database.raw('ALTER TABLE tasks_v1 DROP CONSTRAINT not_this');
  const { status, json } = await admin.visitor.post('/api/admin/projections/tasks/retry');
  expect(status).toBe(202);
  expect(projections.parse(json).find(({ id }) => id === 'tasks')?.failure).toBeNull();
  await vi.waitFor(
    async () => expect(await findProjections('tasks')).toMatchObject([{ caughtUp: true }]),
    waitForOptions,
  );
  expect(await readOperations(api, admin)).toContainEqual({
    operation: 'projection_retried',
    subject: 'tasks',
  });
});

test('a rebuild fills next to the live version, shows its progress, and replaces it', async () => {
  const person = await aPerson().signsUpAt(api.address);
  await addsTask(person, 'Collect payslips');
  await api.whenCaughtUp();
  // No worker runs here, so the rebuild waits for one.
  await api.stopProjecting();
  const { status, json } = await admin.visitor.post('/api/admin/projections/tasks/rebuild');
  expect(status).toBe(202);
  expect(projections.parse(json).filter(({ name }) => name === 'tasks')).toMatchObject([
    { id: 'tasks', generation: 1, state: 'live', progress: null },
    { id: 'tasks~2', generation: 2, state: 'building', progress: 0, worker: null, checkpoint: null },
  ]);
  expect(await readOperations(api, admin)).toContainEqual({
    operation: 'projection_rebuilt',
    subject: 'tasks',
  });

  await api.project();
  await vi.waitFor(async () => {
    expect(await findProjections('tasks')).toMatchObject([
      { id: 'tasks', generation: 2, state: 'live', progress: null, caughtUp: true },
    ]);
  }, waitForOptions);
  const tasks = await person.visitor.get('/api/tasks');
  expect(tasks.json).toMatchObject([{ title: 'Collect payslips' }]);
});

test('an unknown read model is answered with 404, and nothing is recorded', async () => {
  const before = await readOperations(api, admin);
  for (const verb of ['retry', 'rebuild']) {
    const { status, message } = await admin.visitor.post(`/api/admin/projections/nothing/${verb}`);
    expect([status, message]).toEqual([404, 'There is no such read model.']);
  }
  expect(await readOperations(api, admin)).toEqual(before);
});
