import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { jobBoardPath } from '@settlewise/contract/admin';
import { createJobs, type Jobs } from '@settlewise/infra/jobs';
import { createLogger } from '@settlewise/infra/telemetry';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { waitForOptions } from '../../../../../../../infra/testing/waitForOptions';
import { anAdministrator } from '../../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../../testing/aPerson';
import { startTestApi, type TestApi } from '../../../../../testing/startTestApi';
import { Visitor } from '../../../../../testing/visitor';
import { mailQueueName } from '../../../../jobs/queues';
import { accountEmailJob } from '../../../../mails/accountEmails';
import { selectStyle } from './boardPage';
import { collectBoard } from './collectBoard';

const log = createLogger({ level: 'silent', name: 'tests' });

let api: TestApi;
let jobs: Jobs;
let admin: SignedUp;
let person: SignedUp;
const jobId = `id-${randomUUID()}`;
beforeAll(async () => {
  api = await startTestApi();
  admin = await anAdministrator(api);
  person = await aPerson().signsUpAt(api.address);
  await api.mailer.mailTo(person.user.email);
  jobs = await createJobs({ databaseUrl: api.databaseUrl, log });
  api.mailer.refusal = '550 <somebody@example.org>: no mailbox';
  const queue = await jobs.queue(mailQueueName, accountEmailJob, { retry: { attempts: 1, firstWaitMs: 1 } });
  const id = jobId.replace(/^id-/, '');
  await queue.add({ kind: 'verification', userId: person.user.id, correlationId: 'test' }, { id });
  await vi.waitFor(async () => expect(await queue.counts()).toMatchObject({ failed: 1 }), waitForOptions);
});
afterAll(async () => {
  await jobs.close();
  await api.stop();
});

const html = { headers: { Accept: 'text/html' } };
const get = (path: string) => admin.visitor.get(`${jobBoardPath}${path}`);

test('only administrators can open the board', async () => {
  for (const path of ['', '/', `/queue/mail`, `/queue/mail/${jobId}`, '/job-schedulers']) {
    const served = await admin.visitor.get(`${jobBoardPath}${path}`, html);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(served.headers.get('cache-control')).toBe('no-store');
    expect(String(served.json)).toContain('<base href="/api/admin/board/" />');
  }
  for (const path of ['', '/queue/mail', '/api/queues', '/static/favicon.ico']) {
    expect((await person.visitor.get(`${jobBoardPath}${path}`, html)).status).toBe(403);
    expect((await new Visitor(api.address).get(`${jobBoardPath}${path}`, html)).status).toBe(401);
  }
});

test('the page loads nothing from other servers and has no inline script', async () => {
  const { json, headers } = await admin.visitor.get(jobBoardPath, html);
  const page = String(json);
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*base-uri 'self'/);
  expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
  expect(page).not.toMatch(/<style|\sstyle=/);
  const loaded = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);
  expect(loaded).toEqual(expect.arrayContaining([expect.stringMatching(/^static\/js\/main\..*\.js$/)]));
  for (const address of loaded.filter((each) => each.startsWith('static/'))) {
    const { status, headers: sent } = await get(`/${address}`);
    expect([address, status]).toEqual([address, 200]);
    expect(sent.get('content-type')).toMatch(
      address.endsWith('.js') ? /^text\/javascript/ : /^(?:text\/css|image\/)/,
    );
  }
  expect(loaded.filter((each) => /^(?:\w+:)?\/\//.test(each))).toEqual([]);
  for (const [, attributes = ''] of page.matchAll(/<script([^>]*)>/g)) {
    expect(attributes).toMatch(/src=|application\/json/);
  }
});

test('the policy allows by its hash the one style element that scripts insert', async () => {
  const { headers } = await admin.visitor.get(jobBoardPath, html);
  expect(headers.get('content-security-policy')).toContain(
    `style-src 'self' 'sha256-${createHash('sha256').update(selectStyle).digest('base64')}'`,
  );
  const scripts = path.join(collectBoard([], {}).staticFolder, 'js/async');
  const written = readdirSync(scripts).map((name) => readFileSync(path.join(scripts, name), 'utf8'));
  const found = written.flatMap((script) =>
    [...script.matchAll(/"(base-ui-[\w-]+)";(?:(?!jsx).)*jsx\)\("style",\{[^}]*children:`(.*?)`\}\)/g)].map(
      ([, name = '', template = '']) => template.replaceAll('${l}', name),
    ),
  );
  expect(found).toEqual([selectStyle]);
});

describe('the data of the board', () => {
  test('has queues, jobs and their errors, without the data of a job', async () => {
    const { status, json, bytes } = await get(
      '/api/queues?activeQueue=mail&status=failed&page=1&jobsPerPage=10',
    );
    expect(status).toBe(200);
    expect(json).toMatchObject({
      queues: expect.arrayContaining([
        expect.objectContaining({
          name: 'mail',
          readOnlyMode: true,
          allowRetries: false,
          counts: expect.objectContaining({ failed: 1 }),
          jobs: [
            expect.objectContaining({
              id: jobId,
              data: null,
              attempts: 1,
              isFailed: true,
              failedReason: 'The e-mail could not be sent: 550 <(address)>: no mailbox',
            }),
          ],
        }),
      ]),
    });
    const one = await get(`/api/queues/mail/${jobId}`);
    expect([one.status, one.json]).toMatchObject([200, { status: 'failed', job: { id: jobId, data: null } }]);
    for (const answer of [bytes, one.bytes]) {
      expect(answer.toString()).not.toContain(person.user.id);
      expect(answer.toString()).not.toMatch(/somebody@|verification/);
    }
  });

  test.each([
    '/api/job-schedulers',
    '/api/queues/mail/metrics',
    '/api/queues/mail/default-job-options',
    '/api/queues/mail/rate-limit',
    '/api/queues/mail/job-data-schema',
    `/api/queues/mail/${jobId}/logs`,
    `/api/queues/mail/${jobId}/flow`,
  ])('%s is answered', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  test('an unknown queue or job is not found', async () => {
    expect((await get('/api/queues/mail/id-none')).status).toBe(404);
    expect((await get(`/api/queues/other/${jobId}`)).status).toBe(404);
    expect((await get('/static/js/none.js')).status).toBe(404);
    expect((await get('/static/%2e%2e/%2e%2e%2fpackage.json')).status).toBe(404);
  });
});

test.each([
  ['/api/queues/mail/id-none', 404, 'There is no such queue or job.'],
  ['/api/queues/other/metrics', 404, 'There is no such queue or job.'],
  ['/api/queues?status=none', 400, 'The board cannot be asked for this.'],
])('what is refused at %s is said as everywhere', async (path, status, message) => {
  const answer = await get(path);
  expect([answer.status, answer.json]).toEqual([status, { message }]);
});

test('the board changes nothing', async () => {
  for (const [method, path] of [
    ['PUT', '/api/queues/mail/clean/failed'],
    ['PUT', '/api/queues/mail/retry/failed'],
    ['PUT', '/api/queues/mail/pause'],
    ['PUT', `/api/queues/mail/${jobId}/clean`],
    ['PUT', `/api/queues/mail/${jobId}/retry/failed`],
    ['POST', '/api/queues/mail/add'],
    ['PUT', '/api/queues/pause'],
  ] as const) {
    const { status } = await admin.visitor.send(method, `${jobBoardPath}${path}`, { json: {} });
    expect([path, status]).toEqual([path, expect.toSatisfy((each: number) => each === 404 || each === 405)]);
  }
  expect((await get(`/api/queues/mail/${jobId}`)).status).toBe(200);
});
