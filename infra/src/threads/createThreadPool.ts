import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { FairQueue } from './fairQueue';

/** One person has too many calculations at once, or too many wait in total. */
export class TooManyCalculationsError extends Error {
  override readonly name = 'TooManyCalculationsError';
  constructor(readonly scope: 'one' | 'all') {
    super(scope === 'one' ? 'One person asks for too many calculations' : 'Too many calculations wait');
  }
}

export interface RunOptions {
  /** The person, or the network of a visitor. The number of calculations per owner is limited. */
  readonly owner: string;
  /** Aborted when the result is no longer needed. A waiting calculation is then removed, a running one ended. */
  readonly signal: AbortSignal;
}

/** Threads for work that would otherwise block every other request. */
export interface ThreadPool {
  /**
   * @param work argument of the threads' module; it and the result are copied by structured clone
   * @throws TooManyCalculationsError · AbortError when the signal aborts · errors of the work, as a plain Error
   */
  run(work: unknown, options: RunOptions): Promise<unknown>;
  /** Ends the threads; waiting calculations fail. */
  close(): Promise<void>;
}

export interface ThreadPoolOptions {
  /** The module that the threads load; its default export does the work. */
  readonly module: URL;
  /** Default: one fewer than the machine has cores, and at least one. */
  readonly threads?: number;
  /** Calculations of one owner at a time. Default 16: a page of a full record needs about 10. */
  readonly maxPerOwner?: number;
  /** Calculations that may wait for a thread. Owners take turns. Default 200. */
  readonly maxWaiting?: number;
}

/** An idle thread ends after this time to free its memory. */
const idleMs = 30_000;

/** A calculation that waits for a thread. */
interface WaitingCalculation {
  readonly start: () => void;
  readonly fail: (reason: unknown) => void;
}

export function createThreadPool({
  module,
  threads = Math.max(1, availableParallelism() - 1),
  maxPerOwner = 16,
  maxWaiting = 200,
}: ThreadPoolOptions): ThreadPool {
  const pool = new Piscina<unknown, unknown>({
    filename: module.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // The environment contains secrets, which a calculation does not need.
    env: {},
  });
  // Piscina has no fair scheduling: it bypasses a custom queue for work that can be aborted.
  const queue = new FairQueue<WaitingCalculation>();
  let freeThreads = threads;
  const activeByOwner = new Map<string, number>();
  const count = (owner: string, change: 1 | -1) => {
    const now = (activeByOwner.get(owner) ?? 0) + change;
    if (now === 0) activeByOwner.delete(owner);
    else activeByOwner.set(owner, now);
  };

  async function acquireThread({ owner, signal }: RunOptions): Promise<void> {
    signal.throwIfAborted();
    if (freeThreads > 0) {
      freeThreads -= 1;
      return;
    }
    await new Promise<void>((start, fail) => {
      const waiting = { start, fail };
      queue.push(owner, waiting);
      const abort = () => {
        queue.remove(owner, waiting);
        fail(new DOMException('The calculation was aborted', 'AbortError'));
      };
      signal.addEventListener('abort', abort, { once: true });
    });
  }

  function releaseThread(): void {
    const next = queue.shift();
    if (next === undefined) freeThreads += 1;
    else next.start();
  }

  return {
    async run(work, options) {
      const { owner, signal } = options;
      if ((activeByOwner.get(owner) ?? 0) >= maxPerOwner) throw new TooManyCalculationsError('one');
      if (queue.size >= maxWaiting) throw new TooManyCalculationsError('all');
      count(owner, 1);
      try {
        await acquireThread(options);
        try {
          return await pool.run(work, { signal });
        } finally {
          releaseThread();
        }
      } finally {
        count(owner, -1);
      }
    },
    async close() {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        next.fail(new Error('The threads are closed'));
      }
      await pool.destroy();
    },
  };
}
