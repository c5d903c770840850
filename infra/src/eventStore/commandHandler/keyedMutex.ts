/** Too many callers wait for the key, or it did not become free in time. */
export class MutexBusyError extends Error {
  override readonly name = 'MutexBusyError';
}

export interface MutexLimits {
  /** How many callers may wait for one key at a time. */
  readonly maxWaiting: number;
  /** Longest wait of a caller, in milliseconds. */
  readonly maxWaitMs: number;
}

type Start = () => void;

/** Runs work on the same key one at a time, first come first served; other keys do not wait. */
export class KeyedMutex {
  /** Waiting callers, by held key. */
  readonly #queues = new Map<string, Set<Start>>();

  constructor(private readonly limits: MutexLimits) {}

  /** Number of held keys. */
  get size(): number {
    return this.#queues.size;
  }

  /** @throws MutexBusyError when the work did not start · errors of the work */
  async runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(key);
    if (queue === undefined) this.#queues.set(key, new Set());
    else await this.#wait(queue, key);
    try {
      return await work();
    } finally {
      this.#release(key);
    }
  }

  #wait(queue: Set<Start>, key: string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (queue.size >= this.limits.maxWaiting) {
        reject(new MutexBusyError(`${queue.size} others wait for ${key}`));
        return;
      }
      const start: Start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(start);
        reject(new MutexBusyError(`${key} did not become free within ${this.limits.maxWaitMs} ms`));
      }, this.limits.maxWaitMs);
      queue.add(start);
    });
  }

  #release(key: string): void {
    const queue = this.#queues.get(key);
    const [next] = queue ?? [];
    if (queue === undefined || next === undefined) {
      this.#queues.delete(key);
      return;
    }
    queue.delete(next);
    next();
  }
}
