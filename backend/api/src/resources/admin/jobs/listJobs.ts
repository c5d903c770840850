import { jobStates, mostCounted } from '@settlewise/contract/admin';
import type { JobsAdministration, StoredJob } from '@settlewise/infra/jobs';
import { z } from 'zod';
import { RequestRefusedError } from '../../../http/requestRefusedError';
import { listInput, type ListRequest, type Page } from '../listInput';
import { pageInMemory } from '../pageInMemory';
import { encodeJobId, decodeJobId } from './jobId';
import { queueNames } from '../../../jobs/queues';

const filter = z.strictObject({ state: z.enum(jobStates).optional(), queue: z.enum(queueNames).optional() });

export const jobListInput = listInput({ sortable: ['addedAt'], filter });
type JobListRequest = ListRequest<'addedAt', z.infer<typeof filter>>;

/** The last row of a list over several queues. Later rows would need a read of each queue from its start. */
const maxAcrossQueues = 1_000;

/**
 * Lists the jobs of one state. The job store only lists the newest first, so another order or a search covers the
 * newest 1,000 jobs; `more` shows that there are more.
 * @throws RequestRefusedError 400 for rows after the limit of a list over all queues
 */
export async function listJobs(
  administration: JobsAdministration,
  request: JobListRequest,
): Promise<Page<StoredJob>> {
  const { state = 'failed', queue } = request.filter;
  if (request.ids !== undefined)
    return pageOfJobs(await findByIds(administration, request, request.ids), request);
  const names = queue === undefined ? queueNames : [queue];
  const newestFirst = request.sort.field === 'addedAt' && request.sort.descending;
  if (!newestFirst || (request.search ?? '') !== '') {
    const { jobs, total } = await administration.list(names, state, { offset: 0, limit: maxAcrossQueues });
    return { ...pageOfJobs(jobs, request), more: total > jobs.length };
  }
  if (queue === undefined && request.offset + request.limit > maxAcrossQueues) throw rangeTooFar();
  const { jobs, total } = await administration.list(names, state, request);
  return { items: jobs, total: Math.min(total, mostCounted), more: total > mostCounted };
}

/** Finds jobs by id, in any state unless the filter names one. */
async function findByIds(
  administration: JobsAdministration,
  { filter: { state, queue } }: JobListRequest,
  ids: readonly string[],
): Promise<readonly StoredJob[]> {
  const found: StoredJob[] = [];
  for (const id of new Set(ids)) {
    const name = decodeJobId(id, queueNames);
    const job = name === null ? null : await administration.find(name.queue, name.id);
    if (job === null) continue;
    if ((state ?? job.state) === job.state && (queue ?? job.queue) === job.queue) found.push(job);
  }
  return found;
}

function pageOfJobs(jobs: readonly StoredJob[], request: JobListRequest): Page<StoredJob> {
  const rows = jobs.map((job) => ({ id: encodeJobId(job), addedAt: job.addedAt.toISOString(), job }));
  const page = pageInMemory(rows, request, ({ job }) => [job.queue, job.id, job.reason ?? '']);
  return { ...page, items: page.items.map(({ job }) => job) };
}

const rangeMessage = 'Please choose a queue to see more than the newest jobs of all.';
const rangeTooFar = () =>
  new RequestRefusedError(400, rangeMessage, { errors: [{ path: 'range', message: rangeMessage }] });
