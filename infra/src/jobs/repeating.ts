import type { EngineQueue } from './engine';

/** Makes the schedule where the store has none of this name, or has it at another pace. */
export async function ensureRepeated(
  queue: Pick<EngineQueue, 'getJobScheduler' | 'upsertJobScheduler'>,
  name: string,
  everyMs: number,
): Promise<void> {
  const existing = await queue.getJobScheduler(name);
  if (existing?.every === everyMs) return;
  // A turn that failed is not made up for: the next one does the same.
  const opts = { attempts: 1, removeOnComplete: true, removeOnFail: true } as const;
  await queue.upsertJobScheduler(name, { every: everyMs }, { name, data: {}, opts });
}

interface Keeping {
  readonly everyMs: number;
  readonly signal: AbortSignal;
  readonly report: (error: Error) => void;
}

/** Looks again and again whether the schedule is still there: a store that was emptied has forgotten it. */
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
