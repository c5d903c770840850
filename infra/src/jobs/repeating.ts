import { clockToleranceMs } from '../process';
import type { EngineQueue } from './engine';

/**
 * Creates the schedule, if the store has none of this name or one with another interval. If a clock was ahead, the next run can be
 * further away than the interval. Then the schedule is made again.
 * @returns by how many milliseconds the clock was ahead; null where the schedule was right
 */
export async function ensureRepeated(
  queue: Pick<EngineQueue, 'getJobScheduler' | 'removeJobScheduler' | 'upsertJobScheduler'>,
  name: string,
  everyMs: number,
): Promise<number | null> {
  const existing = await queue.getJobScheduler(name);
  const aheadMs = Math.max(0, (existing?.next ?? 0) - Date.now() - everyMs);
  const isLate = aheadMs > clockToleranceMs;
  if (existing?.every === everyMs && !isLate) return null;
  if (isLate) await queue.removeJobScheduler(name);
  // A failed run is not retried: the next one does the same work.
  const opts = { attempts: 1, removeOnComplete: true, removeOnFail: true } as const;
  await queue.upsertJobScheduler(name, { every: everyMs }, { name, data: {}, opts });
  return isLate ? aheadMs : null;
}

/** At a time: the others are promoted at the next look. */
const mostPromoted = 100;

/** Lets the jobs run that wait for a day on which a clock that was ahead put them. @returns how many there were */
export async function promoteJobsOfFuture(queue: Pick<EngineQueue, 'getJobs'>): Promise<number> {
  const now = Date.now() + clockToleranceMs;
  const delayed = await queue.getJobs(['delayed'], 0, mostPromoted - 1);
  // Both are taken from the clock of the process: when the job was added, and when it was last tried.
  // Once it was tried by the present clock, it waits as every job does that is tried again.
  const ofFuture = delayed.filter(({ timestamp, processedOn = timestamp }) => processedOn > now);
  for (const job of ofFuture) await job.promote();
  return ofFuture.length;
}

interface Keeping {
  readonly everyMs: number;
  readonly signal: AbortSignal;
  readonly report: (error: Error) => void;
}

/** Checks regularly that schedules are there and right: a store that was emptied has lost them. */
export function keepRepeating(ensure: () => Promise<void>, { everyMs, signal, report }: Keeping): void {
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void ensure()
      .catch((error: unknown) => report(error instanceof Error ? error : new Error(String(error))))
      .finally(() => (looking = false));
  }, everyMs);
  timer.unref();
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
