/** Too many callers wait for the key already, or it did not become free in time. */
export class MutexBusyError extends Error {
  override readonly name = 'MutexBusyError';
}

export interface MutexLimits {
  /** Most that wait for one key at a time. */
  readonly waiting: number;
  /** Longest that one waits, in milliseconds. */
  readonly waitMs: number;
}

type Start = () => void;

/** Runs work on the same key one after the other, in the order in which it came; other keys do not wait. */
export class KeyedMutex {
  /** Who waits, by the keys that are held. */
  readonly #queues = new Map<string, Set<Start>>();

  constructor(private readonly limits: MutexLimits) {}

  /** Keys that are held. */
  get size(): number {
    return this.#queues.size;
  }

  /** @throws MutexBusyError when the work was not begun · whatever the work throws */
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
      if (queue.size >= this.limits.waiting) {
        reject(new MutexBusyError(`${queue.size} others wait for ${key}`));
        return;
      }
      const start: Start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(start);
        reject(new MutexBusyError(`${key} did not become free within ${this.limits.waitMs} ms`));
      }, this.limits.waitMs);
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
