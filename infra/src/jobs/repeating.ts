import { clockToleranceMs } from '../process';
import type { EngineQueue } from './engine';

/**
 * Creates the schedule if it is missing or has another interval. If a fast clock set the next run further away than the
 * interval, the schedule is recreated.
 * @returns by how many milliseconds the clock was ahead; null if the schedule was right
 */
export async function ensureSchedule(
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

/** Jobs per check; the others are promoted by the next check. */
const maxPromoted = 100;

/** Runs the jobs that a fast clock has delayed. @returns how many */
export async function promoteMistimedJobs(queue: Pick<EngineQueue, 'getJobs'>): Promise<number> {
  const now = Date.now() + clockToleranceMs;
  const delayed = await queue.getJobs(['delayed'], 0, maxPromoted - 1);
  // Both times come from the clock of a process. After an attempt at the right time, a job waits as any retried job.
  const mistimed = delayed.filter(({ timestamp, processedOn = timestamp }) => processedOn > now);
  for (const job of mistimed) await job.promote();
  return mistimed.length;
}

interface IntervalOptions {
  readonly everyMs: number;
  readonly signal: AbortSignal;
  readonly report: (error: Error) => void;
}

/** Runs the check at regular intervals, because an emptied store has lost its schedules. */
export function runAtInterval(
  check: () => Promise<void>,
  { everyMs, signal, report }: IntervalOptions,
): void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    void check()
      .catch((error: unknown) => report(error instanceof Error ? error : new Error(String(error))))
      .finally(() => (isRunning = false));
  }, everyMs);
  timer.unref();
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
