import { randomUUID } from 'node:crypto';
import { adminJobResponse, adminQueueResponse } from '@settlewise/contract/admin';
import { createJobs, type Jobs } from '@settlewise/infra/jobs';
import { createLogger } from '@settlewise/infra/telemetry';
import { startReminders } from '@settlewise/projections/reminders';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { waitForOptions } from '../../../../../../infra/testing/waitForOptions';
import { anAdministrator } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { readOperations } from '../../../../testing/readOperations';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';
import { mailQueueName, queueNames } from '../../../jobs/queues';
import { accountEmailJob } from '../../../mails/accountEmails';

const log = createLogger({ level: 'silent', name: 'tests' });
const day = 24 * 3600 * 1000;

let api: TestApi;
let jobs: Jobs;
let admin: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  admin = await anAdministrator(api);
  jobs = await createJobs({ databaseUrl: api.databaseUrl, log });
});
afterAll(async () => {
  await jobs.close();
  await api.stop();
});

const part = (filter: object, more = '') =>
  `/api/admin/jobs?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;

async function listJobs(filter: object = {}) {
  const { status, json, message } = await admin.visitor.get(part(filter));
  if (status !== 200) throw new Error(`${status}: ${message}`);
  return z.array(adminJobResponse).parse(json);
}

/** Sends an email that the mail server refuses permanently. @returns the id of its job */
async function aFailedMail(userId: string): Promise<string> {
  api.mailer.refusal = `550 <somebody@example.org> of ${userId}: no mailbox`;
  const queue = await jobs.queue(mailQueueName, accountEmailJob, { retry: { attempts: 1, firstWaitMs: 1 } });
  await queue.add({ kind: 'verification', userId, correlationId: 'test' }, { id: randomUUID() });
  return vi.waitFor(async () => {
    const found = (await listJobs({ queue: mailQueueName })).find(({ reason }) => reason?.includes(userId));
    if (found === undefined) throw new Error('not failed yet');
    api.mailer.refusal = null;
    return found.id;
  }, waitForOptions);
}

async function createPerson(): Promise<string> {
  const { user } = await aPerson().signsUpAt(api.address);
  await api.mailer.mailTo(user.email);
  return user.id;
}

test('queues are listed with their purpose, job counts and schedules', async () => {
  const reminders = await createJobs({ databaseUrl: api.databaseUrl, log });
  try {
    await startReminders({
      jobs: reminders,
      database: api.database,
      commands: api.commands,
      keyed: api.keyed,
      log,
      freshness: { reached: () => Promise.resolve(true) },
      mailer: api.mailer,
      everyMs: day,
      publicUrl: new URL('http://settlewise.example'),
      clock: () => api.now(),
    });
    const { status, json, headers } = await admin.visitor.get('/api/admin/queues?range=[0,99]');
    expect(status).toBe(200);
    const queues = z.array(adminQueueResponse).parse(json);
    expect(queues.map(({ id }) => id)).toEqual([...queueNames].sort());
    expect(headers.get('Content-Range')).toBe(`queues 0-${queueNames.length - 1}/${queueNames.length}`);
    expect(queues.every(({ purpose }) => /^[A-Z].+\.$/.test(purpose))).toBe(true);
    expect(queues.find(({ id }) => id === 'reminder-ticks')?.schedulers).toEqual([
      { id: 'reminder-ticks', everyMs: day, nextAt: expect.any(String) },
    ]);
  } finally {
    await reminders.close();
  }
});

describe('a job that has failed', () => {
  test('is listed with its reason and without its data, and disappears when it is retried', async () => {
    const userId = await createPerson();
    const id = await aFailedMail(userId);
    const [job] = (await listJobs()).filter((each) => each.id === id);
    expect(job).toMatchObject({
      queue: 'mail',
      state: 'failed',
      attempts: 1,
      mostAttempts: 1,
      dueAt: null,
      reason: `The e-mail could not be sent: 550 <(address)> of ${userId}: no mailbox`,
    });

    const { status } = await admin.visitor.post(`/api/admin/jobs/${id}/retry`);
    expect(status).toBe(202);
    expect(await readOperations(api, admin)).toContainEqual({ operation: 'job_retried', subject: id });
    await vi.waitFor(async () => {
      expect((await listJobs()).map((each) => each.id)).not.toContain(id);
      expect((await listJobs({ state: 'completed' })).map((each) => each.id)).toContain(id);
    }, waitForOptions);
    const again = await admin.visitor.post(`/api/admin/jobs/${id}/retry`);
    expect([again.status, again.message]).toEqual([409, 'Only a job that has failed can be tried again.']);
  });

  test('is unknown after it is removed', async () => {
    const id = await aFailedMail(await createPerson());
    const removed = await admin.visitor.delete(`/api/admin/jobs/${id}`);
    expect([removed.status, removed.json]).toEqual([200, { id }]);
    expect(await readOperations(api, admin)).toContainEqual({ operation: 'job_removed', subject: id });
    expect((await listJobs()).map((each) => each.id)).not.toContain(id);
    expect((await admin.visitor.delete(`/api/admin/jobs/${id}`)).status).toBe(404);
    expect((await admin.visitor.post(`/api/admin/jobs/${id}/retry`)).status).toBe(404);
  });
});

test('a refused action is not recorded', async () => {
  const before = await readOperations(api, admin);
  for (const id of ['mail~bm9uZQ', 'nothing', 'other~bm9uZQ']) {
    expect((await admin.visitor.delete(`/api/admin/jobs/${id}`)).status).toBe(404);
    expect((await admin.visitor.post(`/api/admin/jobs/${id}/retry`)).status).toBe(404);
  }
  expect(await readOperations(api, admin)).toEqual(before);
});

test('the list of all queues has a limit, and unknown fields are refused', async () => {
  expect((await admin.visitor.get(part({}, '&range=[900,999]'))).status).toBe(200);
  expect((await admin.visitor.get(part({}, '&range=[901,1000]'))).status).toBe(400);
  expect((await admin.visitor.get(part({ queue: 'mail' }, '&range=[901,1000]'))).status).toBe(200);
  expect((await admin.visitor.get(part({ queue: 'other' }))).status).toBe(400);
  expect((await admin.visitor.get(part({ state: 'lost' }))).status).toBe(400);
});
