import {
  adminJobResponse,
  type AdminJobResponse,
  adminQueueResponse,
  type AdminQueueResponse,
} from '@settlewise/contract/admin';
import { DomainError } from '@settlewise/domain/kernel';
import type { JobOutcome } from '@settlewise/infra/jobs';
import { z } from 'zod';
import type { ApiContext } from '../../../http/context';
import type { Routes } from '../../../http/routes';
import type { AdminApp } from '../adminApp';
import { answerPage, listInput } from '../listInput';
import { pageInMemory } from '../pageInMemory';
import { encodeJobId, decodeJobId } from './jobId';
import { listJobs, jobListInput } from './listJobs';
import { presentJob, presentQueue } from './presenter';
import { knownQueues, queueNames } from '../../../jobs/queues';

const queueListInput = listInput({
  sortable: ['id', 'purpose'],
  ascending: true,
  filter: z.strictObject({}),
});

/** Lists queues and jobs, retries failed jobs and removes jobs. */
export function adminJobsRoutes(routes: Routes, app: AdminApp): void {
  const { administrator, recordOperation } = app;
  const { administration } = app.jobs;

  async function listQueues(): Promise<readonly AdminQueueResponse[]> {
    const overviews = await administration.overview(queueNames);
    return knownQueues.flatMap(({ name, purpose }) => {
      const overview = overviews.find((each) => each.name === name);
      return overview === undefined ? [] : [presentQueue(overview, purpose)];
    });
  }

  routes.get('/api/admin/queues', {
    summary: 'Lists the queues of jobs.',
    caller: administrator,
    input: queueListInput,
    answers: { 200: z.array(adminQueueResponse) },
    handle: async (ctx, _caller, request) => {
      const page = pageInMemory(await listQueues(), request, ({ id, purpose }) => [id, purpose]);
      answerPage(ctx, 'queues', request, page);
    },
  });

  routes.get('/api/admin/queues/:id', {
    summary: 'Gives one queue.',
    caller: administrator,
    answers: { 200: adminQueueResponse },
    handle: async (ctx) => {
      const queue = (await listQueues()).find(({ id }) => id === ctx.params['id']);
      if (queue === undefined) throw queueNotFound();
      ctx.body = queue;
    },
  });

  routes.get('/api/admin/jobs', {
    summary: 'Lists jobs by state.',
    caller: administrator,
    input: jobListInput,
    answers: { 200: z.array(adminJobResponse) },
    handle: async (ctx, _caller, request) => {
      const page = await listJobs(administration, request);
      answerPage(ctx, 'jobs', request, { ...page, items: page.items.map(presentJob) });
    },
  });

  routes.get('/api/admin/jobs/:id', {
    summary: 'Gives one job.',
    caller: administrator,
    answers: { 200: adminJobResponse },
    handle: async (ctx) => {
      const { queue, id } = jobInPath(ctx);
      const job = await administration.find(queue, id);
      if (job === null) throw jobNotFound();
      ctx.body = presentJob(job) satisfies AdminJobResponse;
    },
  });

  routes.post('/api/admin/jobs/:id/retry', {
    summary: 'Has a failed job done again.',
    caller: administrator,
    answers: { 202: z.object({}) },
    handle: async (ctx, caller) => {
      const job = jobInPath(ctx);
      const found = await administration.find(job.queue, job.id);
      throwUnlessDone(found === null ? 'unknown' : found.state === 'failed' ? 'done' : 'not_failed');
      await recordOperation(ctx, caller, 'job_retried', encodeJobId(job).slice(0, maxSubjectLength));
      throwUnlessDone(await administration.retry(job.queue, job.id));
      ctx.status = 202;
      ctx.body = {};
    },
  });

  routes.delete('/api/admin/jobs/:id', {
    summary: 'Removes a job.',
    caller: administrator,
    answers: { 200: adminJobResponse.pick({ id: true }) },
    handle: async (ctx, caller) => {
      const job = jobInPath(ctx);
      const found = await administration.find(job.queue, job.id);
      throwUnlessDone(found === null ? 'unknown' : found.state === 'active' ? 'active' : 'done');
      await recordOperation(ctx, caller, 'job_removed', encodeJobId(job).slice(0, maxSubjectLength));
      throwUnlessDone(await administration.remove(job.queue, job.id));
      // React-admin removes several jobs with one request each, and expects the id in each response.
      ctx.body = { id: encodeJobId(job) };
    },
  });
}

const maxSubjectLength = 200;

/** @throws DomainError notFound */
function jobInPath(ctx: ApiContext): { readonly queue: string; readonly id: string } {
  const job = decodeJobId(ctx.params['id'], queueNames);
  if (job === null) throw jobNotFound();
  return job;
}

/** @throws DomainError notFound or conflict, unless the outcome is `done` */
function throwUnlessDone(outcome: JobOutcome): void {
  switch (outcome) {
    case 'done':
      return;
    case 'unknown':
      throw jobNotFound();
    case 'not_failed':
      throw new DomainError('conflict', 'job_not_failed', 'Only a job that has failed can be tried again.');
    case 'active':
      throw new DomainError(
        'conflict',
        'job_active',
        'This job is being worked on. Please wait until it is over.',
      );
    case 'scheduled':
      throw new DomainError(
        'conflict',
        'job_scheduled',
        'This job belongs to a schedule and comes by itself.',
      );
  }
}

const jobNotFound = () => new DomainError('notFound', 'job_not_found', 'There is no such job any more.');

const queueNotFound = () => new DomainError('notFound', 'queue_not_found', 'There is no such queue.');
