import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { FairQueue } from './fairQueue';

/** Somebody has asked for more calculations at once than one person may, or all threads have enough to do. */
export class TooManyCalculationsError extends Error {
  override readonly name = 'TooManyCalculationsError';
  constructor(readonly of: 'one' | 'all') {
    super(of === 'one' ? 'One person asks for too many calculations' : 'Too many calculations wait');
  }
}

export interface Asking {
  /** The person, or the network of a visitor: each has so many calculations waiting and no more. */
  readonly owner: string;
  /** Aborted once nobody waits for the result. A waiting calculation is then removed, a running one ended. */
  readonly signal: AbortSignal;
}

/** Threads for work that would otherwise hold up every other request. */
export interface ThreadPool {
  /**
   * @param work what the module of the threads gets; it and its result are copied by structured clone
   * @throws TooManyCalculationsError · AbortError once the signal is aborted · what the work throws, as a plain Error
   */
  run(work: unknown, asking: Asking): Promise<unknown>;
  /** Ends the threads; what waits fails. */
  close(): Promise<void>;
}

export interface ThreadPoolOptions {
  /** The module that the threads load: its default export does the work. */
  readonly module: URL;
  /** Default: one fewer than the machine has cores, and at least one. */
  readonly threads?: number;
  /** The most calculations of one owner at a time. Default 16: a page of a full record asks for about ten. */
  readonly mostOfOne?: number;
  /** The most calculations that wait for a thread. Owners take turns. Default 200. */
  readonly mostWaiting?: number;
}

/** A thread without work ends after this time and frees its memory. */
const idleMs = 30_000;

/** A calculation that waits for a thread. */
interface Waiting {
  readonly start: () => void;
  readonly fail: (reason: unknown) => void;
}

export function createThreadPool({
  module,
  threads = Math.max(1, availableParallelism() - 1),
  mostOfOne = 16,
  mostWaiting = 200,
}: ThreadPoolOptions): ThreadPool {
  const pool = new Piscina<unknown, unknown>({
    filename: module.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // The programs' settings are secrets: a thread that only calculates is not given them.
    env: {},
  });
  // Piscina cannot take turns: it passes over a queue of ours with work that can be aborted.
  const queue = new FairQueue<Waiting>();
  let freeThreads = threads;
  const underWay = new Map<string, number>();
  const count = (owner: string, change: 1 | -1) => {
    const now = (underWay.get(owner) ?? 0) + change;
    if (now === 0) underWay.delete(owner);
    else underWay.set(owner, now);
  };

  async function acquireThread({ owner, signal }: Asking): Promise<void> {
    signal.throwIfAborted();
    if (freeThreads > 0) {
      freeThreads -= 1;
      return;
    }
    await new Promise<void>((start, fail) => {
      const waiting = { start, fail };
      queue.push(owner, waiting);
      const leave = () => {
        queue.remove(owner, waiting);
        fail(new DOMException('The calculation was aborted', 'AbortError'));
      };
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function releaseThread(): void {
    const next = queue.shift();
    if (next === undefined) freeThreads += 1;
    else next.start();
  }

  return {
    async run(work, asking) {
      const { owner, signal } = asking;
      if ((underWay.get(owner) ?? 0) >= mostOfOne) throw new TooManyCalculationsError('one');
      if (queue.size >= mostWaiting) throw new TooManyCalculationsError('all');
      count(owner, 1);
      try {
        await acquireThread(asking);
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
