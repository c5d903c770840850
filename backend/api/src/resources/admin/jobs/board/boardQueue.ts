import { BaseAdapter } from '@bull-board/api/dist/queueAdapters/base.js';
import type {
  AppJobScheduler,
  JobCounts,
  JobStatus,
  QueueJob,
  QueueMetrics,
  Status,
} from '@bull-board/api/dist/types.js';
import { jobStates, type JobsAdministration, type JobState } from '@settlewise/infra/jobs';
import { boardJob, notFromHere } from './boardJob';

const mostAPage = 100;
const noMetrics: QueueMetrics = { meta: { count: 0, prevTS: 0, prevCount: 0 }, data: [], count: 0 };

/**
 * A queue for the board: read-only, and answered by the port, so that it is the same on every store and no job's data can
 * leak.
 */
export class BoardQueue extends BaseAdapter {
  readonly #administration: JobsAdministration;
  readonly #name: string;

  constructor(administration: JobsAdministration, name: string, description: string) {
    // Says that there are no flows of jobs: otherwise the board would ask the store itself for them.
    super('bull', { readOnlyMode: true, allowRetries: false, description });
    this.#administration = administration;
    this.#name = name;
  }

  getName(): string {
    return this.#name;
  }

  getStatuses(): Status[] {
    return ['latest', ...jobStates];
  }

  getJobStatuses(): JobStatus[] {
    return [...jobStates];
  }

  async getJobCounts(): Promise<JobCounts> {
    return { ...(await this.#overview()).counts };
  }

  async getJobs(statuses: JobStatus[], start = 0, end = start + mostAPage - 1): Promise<QueueJob[]> {
    const part = { offset: start, limit: Math.min(end - start + 1, mostAPage) };
    const lists = await Promise.all(
      statuses.filter(isState).map((state) => this.#administration.list([this.#name], state, part)),
    );
    return lists.flatMap(({ jobs }) => jobs.map(boardJob));
  }

  async getJob(id: string): Promise<QueueJob | null> {
    const job = await this.#administration.find(this.#name, id);
    return job === null ? null : boardJob(job);
  }

  async getJobSchedulers(): Promise<Omit<AppJobScheduler, 'queueName'>[]> {
    const { schedulers } = await this.#overview();
    return schedulers.map(({ id, everyMs, nextAt }) => ({
      id,
      name: id,
      ...(everyMs === null ? {} : { every: everyMs }),
      ...(nextAt === null ? {} : { next: nextAt.getTime() }),
    }));
  }

  async getJobSchedulersCount(): Promise<number> {
    return (await this.#overview()).schedulers.length;
  }

  // The store's memory and clients are not shown on this page.
  getRedisInfo = () => Promise.resolve(null);
  getJobLogs = () => Promise.resolve([]);
  getMetrics = () => Promise.resolve(noMetrics);
  isPaused = () => Promise.resolve(false);
  getGlobalConcurrency = () => Promise.resolve(null);

  clean = notFromHere;
  addJob = notFromHere;
  pause = notFromHere;
  resume = notFromHere;
  empty = notFromHere;
  obliterate = notFromHere;
  promoteAll = notFromHere;
  removeJobScheduler = notFromHere;
  updateJobScheduler = notFromHere;
  runJobSchedulerNow = notFromHere;
  setGlobalConcurrency = notFromHere;

  async #overview() {
    const [overview] = await this.#administration.overview([this.#name]);
    if (overview === undefined) throw new RangeError(`There is no queue called ${this.#name}`);
    return overview;
  }
}

const isState = (status: string): status is JobState => jobStates.some((state) => state === status);
