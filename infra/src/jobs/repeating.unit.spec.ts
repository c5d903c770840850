import { expect, test } from 'vitest';
import type { EngineQueue } from './engine';
import { promoteMistimedJobs } from './repeating';

const now = Date.now();
const tomorrow = now + 24 * 60 * 60 * 1_000;

interface WaitingJob {
  readonly name: string;
  readonly timestamp: number;
  readonly processedOn?: number;
}

/** The names of the promoted jobs. */
async function promote(waiting: readonly WaitingJob[]) {
  const names: string[] = [];
  const jobs = waiting.map((job) => ({
    ...job,
    promote: () => {
      names.push(job.name);
      return Promise.resolve();
    },
  }));
  const queue = { getJobs: () => Promise.resolve(jobs) } as unknown as Pick<EngineQueue, 'getJobs'>;
  expect(await promoteMistimedJobs(queue)).toBe(names.length);
  return names;
}

test('promotes jobs that a fast clock added or last tried, but not those tried since', async () => {
  expect(
    await promote([
      { name: 'added ahead', timestamp: tomorrow },
      { name: 'tried ahead', timestamp: now, processedOn: tomorrow },
      { name: 'tried since', timestamp: tomorrow, processedOn: now },
      { name: 'of the present', timestamp: now },
    ]),
  ).toEqual(['added ahead', 'tried ahead']);
});
