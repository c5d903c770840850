import { expect, test } from 'vitest';
import type { EngineQueue } from './engine';
import { promoteJobsOfFuture } from './repeating';

const now = Date.now();
const tomorrow = now + 24 * 60 * 60 * 1_000;

interface WaitingJob {
  readonly name: string;
  readonly timestamp: number;
  readonly processedOn?: number;
}

/** The names of the jobs that are let run, of those that wait. */
async function promoted(waiting: readonly WaitingJob[]) {
  const names: string[] = [];
  const jobs = waiting.map((job) => ({
    ...job,
    promote: () => {
      names.push(job.name);
      return Promise.resolve();
    },
  }));
  const queue = { getJobs: () => Promise.resolve(jobs) } as unknown as Pick<EngineQueue, 'getJobs'>;
  expect(await promoteJobsOfFuture(queue)).toBe(names.length);
  return names;
}

test('a job runs that was added or last tried by a clock that was ahead, and not one that was tried since', async () => {
  expect(
    await promoted([
      { name: 'added ahead', timestamp: tomorrow },
      { name: 'tried ahead', timestamp: now, processedOn: tomorrow },
      { name: 'tried since', timestamp: tomorrow, processedOn: now },
      { name: 'of the present', timestamp: now },
    ]),
  ).toEqual(['added ahead', 'tried ahead']);
});
