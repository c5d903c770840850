import { jobStates, mostCounted } from '@settlewise/contract';
import { DomainError } from '@settlewise/domain';
import type { JobOutcome } from '@settlewise/infra/jobs';
import { z } from 'zod';
import type { ApiContext } from '../../../http/context';
import { RequestRefusedError } from '../../../http/requestRefusedError';
import { nothing, type Routes } from '../../../http/routes';
import type { AdminParts } from '../adminParts';
import { answerPage, listing, pageOf } from '../listing';
import { jobIdOf, jobNamed } from './jobId';
import { presentJob, presentQueue } from './presenter';
import { knownQueues, queueNames } from './queues';

const wantedQueues = listing({ sortable: ['id'], ascending: true, filter: z.strictObject({}) });
const wantedJobs = listing({
  sortable: ['addedAt'],
  filter: z.strictObject({ state: z.enum(jobStates).optional(), queue: z.enum(queueNames).optional() }),
});
/** Further on in the list of several queues each of them would have to be read from its beginning. */
const mostOfSeveral = 1_000;

/** The queues and what is in them; doing a failed job again, and removing one. */
export function adminJobsRoutes(routes: Routes, parts: AdminParts): void {
  const { administrator, recordOperation } = parts;
  const { administration } = parts.jobs;

  routes.get('/api/admin/queues', administrator, wantedQueues, async (ctx, _asking, { sort, ...range }) => {
    const overviews = await administration.overview(queueNames);
    const queues = knownQueues.flatMap(({ name, purpose }) => {
      const overview = overviews.find((each) => each.name === name);
      return overview === undefined ? [] : [presentQueue(overview, purpose)];
    });
    const inOrder = queues.sort((one, other) => one.id.localeCompare(other.id) * (sort.descending ? -1 : 1));
    answerPage(ctx, 'queues', range, pageOf(inOrder, range));
  });

  routes.get('/api/admin/jobs', administrator, wantedJobs, async (ctx, _asking, { filter, ...range }) => {
    const { state = 'failed', queue } = filter;
    if (queue === undefined && range.offset + range.limit > mostOfSeveral) throw chooseOneQueue();
    const names = queue === undefined ? queueNames : [queue];
    const { jobs, total } = await administration.list(names, state, range);
    answerPage(ctx, 'jobs', range, {
      items: jobs.map(presentJob),
      ...{ total: Math.min(total, mostCounted), more: total > mostCounted },
    });
  });

  routes.post('/api/admin/jobs/:id/retry', administrator, nothing, async (ctx, asking) => {
    const job = jobInPath(ctx);
    const found = await administration.find(job.queue, job.id);
    refuseUnless(found === null ? 'unknown' : found.state === 'failed' ? 'done' : 'not_failed');
    await recordOperation(ctx, asking, 'job_retried', jobIdOf(job).slice(0, longestSubject));
    refuseUnless(await administration.retry(job.queue, job.id));
    ctx.status = 202;
    ctx.body = {};
  });

  routes.delete('/api/admin/jobs/:id', administrator, nothing, async (ctx, asking) => {
    const job = jobInPath(ctx);
    const found = await administration.find(job.queue, job.id);
    refuseUnless(found === null ? 'unknown' : found.state === 'active' ? 'active' : 'done');
    await recordOperation(ctx, asking, 'job_removed', jobIdOf(job).slice(0, longestSubject));
    refuseUnless(await administration.remove(job.queue, job.id));
    ctx.status = 204;
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

const chooseOneQueue = () =>
  new RequestRefusedError(400, 'Please choose a queue to see more than the newest jobs of all.', {
    errors: [{ path: 'range', message: 'Please choose a queue to see more than the newest jobs of all.' }],
  });
