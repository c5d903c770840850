import { jobStates, mostCounted } from '@settlewise/contract/admin';
import type { JobsAdministration, StoredJob } from '@settlewise/infra/jobs';
import { z } from 'zod';
import { RequestRefusedError } from '../../../http/requestRefusedError';
import { listing, type Listing, type Page } from '../listing';
import { pageOf } from '../listInMemory';
import { jobIdOf, jobNamed } from './jobId';
import { queueNames } from '../../../jobs/queues';

const filter = z.strictObject({ state: z.enum(jobStates).optional(), queue: z.enum(queueNames).optional() });

export const wantedJobs = listing({ sortable: ['addedAt'], filter });
type WantedJobs = Listing<'addedAt', z.infer<typeof filter>>;

/** Beyond this, a list of several queues would have to read each of them from its beginning. */
const mostOfSeveral = 1_000;

/**
 * A part of the jobs of one state. The stores give the newest first and know no other order: in any other, and where
 * something is searched for, the list is that of the newest thousand, and says when there are more.
 * @throws RequestRefusedError 400 where all queues would be read too far
 */
export async function listJobs(
  administration: JobsAdministration,
  wanted: WantedJobs,
): Promise<Page<StoredJob>> {
  const { state = 'failed', queue } = wanted.filter;
  if (wanted.ids !== undefined) return within(await named(administration, wanted, wanted.ids), wanted);
  const names = queue === undefined ? queueNames : [queue];
  const newestFirst = wanted.sort.field === 'addedAt' && wanted.sort.descending;
  if (!newestFirst || (wanted.search ?? '') !== '') {
    const { jobs, total } = await administration.list(names, state, { offset: 0, limit: mostOfSeveral });
    return { ...within(jobs, wanted), more: total > jobs.length };
  }
  if (queue === undefined && wanted.offset + wanted.limit > mostOfSeveral) throw chooseOneQueue();
  const { jobs, total } = await administration.list(names, state, wanted);
  return { items: jobs, total: Math.min(total, mostCounted), more: total > mostCounted };
}

/** The jobs of these ids that there are, in whichever state unless one is asked for. */
async function named(
  administration: JobsAdministration,
  { filter: { state, queue } }: WantedJobs,
  ids: readonly string[],
): Promise<readonly StoredJob[]> {
  const found: StoredJob[] = [];
  for (const id of new Set(ids)) {
    const name = jobNamed(id, queueNames);
    const job = name === null ? null : await administration.find(name.queue, name.id);
    if (job === null) continue;
    if ((state ?? job.state) === job.state && (queue ?? job.queue) === job.queue) found.push(job);
  }
  return found;
}

function within(jobs: readonly StoredJob[], wanted: WantedJobs): Page<StoredJob> {
  const rows = jobs.map((job) => ({ id: jobIdOf(job), addedAt: job.addedAt.toISOString(), job }));
  const page = pageOf(rows, wanted, ({ job }) => [job.queue, job.id, job.reason ?? '']);
  return { ...page, items: page.items.map(({ job }) => job) };
}

const tooFar = 'Please choose a queue to see more than the newest jobs of all.';
const chooseOneQueue = () =>
  new RequestRefusedError(400, tooFar, { errors: [{ path: 'range', message: tooFar }] });
