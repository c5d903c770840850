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
import { answerPage, listing } from '../listing';
import { pageOf } from '../listInMemory';
import { jobIdOf, jobNamed } from './jobId';
import { listJobs, wantedJobs } from './listJobs';
import { presentJob, presentQueue } from './presenter';
import { knownQueues, queueNames } from '../../../jobs/queues';

const wantedQueues = listing({ sortable: ['id', 'purpose'], ascending: true, filter: z.strictObject({}) });

/** The queues and their jobs; retrying a failed job, and removing one. */
export function adminJobsRoutes(routes: Routes, app: AdminApp): void {
  const { administrator, recordOperation } = app;
  const { administration } = app.jobs;

  async function queuesNow(): Promise<readonly AdminQueueResponse[]> {
    const overviews = await administration.overview(queueNames);
    return knownQueues.flatMap(({ name, purpose }) => {
      const overview = overviews.find((each) => each.name === name);
      return overview === undefined ? [] : [presentQueue(overview, purpose)];
    });
  }

  routes.get('/api/admin/queues', {
    summary: 'Lists the queues of jobs.',
    caller: administrator,
    input: wantedQueues,
    answers: { 200: z.array(adminQueueResponse) },
    handle: async (ctx, _asking, wanted) => {
      const page = pageOf(await queuesNow(), wanted, ({ id, purpose }) => [id, purpose]);
      answerPage(ctx, 'queues', wanted, page);
    },
  });

  routes.get('/api/admin/queues/:id', {
    summary: 'Gives one queue.',
    caller: administrator,
    answers: { 200: adminQueueResponse },
    handle: async (ctx) => {
      const queue = (await queuesNow()).find(({ id }) => id === ctx.params['id']);
      if (queue === undefined) throw noSuchQueue();
      ctx.body = queue;
    },
  });

  routes.get('/api/admin/jobs', {
    summary: 'Lists jobs by state.',
    caller: administrator,
    input: wantedJobs,
    answers: { 200: z.array(adminJobResponse) },
    handle: async (ctx, _asking, wanted) => {
      const page = await listJobs(administration, wanted);
      answerPage(ctx, 'jobs', wanted, { ...page, items: page.items.map(presentJob) });
    },
  });

  routes.get('/api/admin/jobs/:id', {
    summary: 'Gives one job.',
    caller: administrator,
    answers: { 200: adminJobResponse },
    handle: async (ctx) => {
      const { queue, id } = jobInPath(ctx);
      const job = await administration.find(queue, id);
      if (job === null) throw noSuchJob();
      ctx.body = presentJob(job) satisfies AdminJobResponse;
    },
  });

  routes.post('/api/admin/jobs/:id/retry', {
    summary: 'Has a failed job done again.',
    caller: administrator,
    answers: { 202: z.object({}) },
    handle: async (ctx, asking) => {
      const job = jobInPath(ctx);
      const found = await administration.find(job.queue, job.id);
      refuseUnless(found === null ? 'unknown' : found.state === 'failed' ? 'done' : 'not_failed');
      await recordOperation(ctx, asking, 'job_retried', jobIdOf(job).slice(0, longestSubject));
      refuseUnless(await administration.retry(job.queue, job.id));
      ctx.status = 202;
      ctx.body = {};
    },
  });

  routes.delete('/api/admin/jobs/:id', {
    summary: 'Removes a job.',
    caller: administrator,
    answers: { 200: adminJobResponse.pick({ id: true }) },
    handle: async (ctx, asking) => {
      const job = jobInPath(ctx);
      const found = await administration.find(job.queue, job.id);
      refuseUnless(found === null ? 'unknown' : found.state === 'active' ? 'active' : 'done');
      await recordOperation(ctx, asking, 'job_removed', jobIdOf(job).slice(0, longestSubject));
      refuseUnless(await administration.remove(job.queue, job.id));
      // Several are removed by one request each, and react-admin wants the id of each.
      ctx.body = { id: jobIdOf(job) };
    },
  });
}

const longestSubject = 200;

/** @throws DomainError notFound */
function jobInPath(ctx: ApiContext): { readonly queue: string; readonly id: string } {
  const job = jobNamed(ctx.params['id'], queueNames);
  if (job === null) throw noSuchJob();
  return job;
}

/** @throws DomainError notFound or conflict, unless it was done */
function refuseUnless(outcome: JobOutcome): void {
  switch (outcome) {
    case 'done':
      return;
    case 'unknown':
      throw noSuchJob();
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

const noSuchJob = () => new DomainError('notFound', 'job_not_found', 'There is no such job any more.');

const noSuchQueue = () => new DomainError('notFound', 'queue_not_found', 'There is no such queue.');
