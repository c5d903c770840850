import type { EngineQueue } from './engine';

/** Creates the schedule, if the store has none of this name or one with another interval. */
export async function ensureRepeated(
  queue: Pick<EngineQueue, 'getJobScheduler' | 'upsertJobScheduler'>,
  name: string,
  everyMs: number,
): Promise<void> {
  const existing = await queue.getJobScheduler(name);
  if (existing?.every === everyMs) return;
  // A failed run is not retried: the next one does the same work.
  const opts = { attempts: 1, removeOnComplete: true, removeOnFail: true } as const;
  await queue.upsertJobScheduler(name, { every: everyMs }, { name, data: {}, opts });
}

interface Keeping {
  readonly everyMs: number;
  readonly signal: AbortSignal;
  readonly report: (error: Error) => void;
}

/** Checks regularly that the schedule still exists: a store that was emptied has lost it. */
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
