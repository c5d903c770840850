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
import { toBoardJob, rejectAction } from './toBoardJob';

const maxPageSize = 100;
const noMetrics: QueueMetrics = { meta: { count: 0, prevTS: 0, prevCount: 0 }, data: [], count: 0 };

/**
 * A read-only queue for the board. It reads through `JobsAdministration`, so it works with every job store and cannot
 * leak the data of a job.
 */
export class BoardQueue extends BaseAdapter {
  readonly #administration: JobsAdministration;
  readonly #name: string;

  constructor(administration: JobsAdministration, name: string, description: string) {
    // With type 'bull' the board does not ask the store for flows of jobs.
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

  async getJobs(statuses: JobStatus[], start = 0, end = start + maxPageSize - 1): Promise<QueueJob[]> {
    const range = { offset: start, limit: Math.min(end - start + 1, maxPageSize) };
    const lists = await Promise.all(
      statuses.filter(isState).map((state) => this.#administration.list([this.#name], state, range)),
    );
    return lists.flatMap(({ jobs }) => jobs.map(toBoardJob));
  }

  async getJob(id: string): Promise<QueueJob | null> {
    const job = await this.#administration.find(this.#name, id);
    return job === null ? null : toBoardJob(job);
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

  clean = rejectAction;
  addJob = rejectAction;
  pause = rejectAction;
  resume = rejectAction;
  empty = rejectAction;
  obliterate = rejectAction;
  promoteAll = rejectAction;
  removeJobScheduler = rejectAction;
  updateJobScheduler = rejectAction;
  runJobSchedulerNow = rejectAction;
  setGlobalConcurrency = rejectAction;

  async #overview() {
    const [overview] = await this.#administration.overview([this.#name]);
    if (overview === undefined) throw new RangeError(`There is no queue called ${this.#name}`);
    return overview;
  }
}

const isState = (status: string): status is JobState => jobStates.some((state) => state === status);
