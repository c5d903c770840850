/** Too many wait already, or the turn did not come in time. */
export class NoTurnError extends Error {
  override readonly name = 'NoTurnError';
}

export interface TurnLimits {
  /** Most that wait for one name at a time. */
  readonly waiting: number;
  /** Longest that one waits, in milliseconds. */
  readonly waitMs: number;
}

type Start = () => void;

/** Lets work on the same name run one after the other, in the order in which it came; other names do not wait. */
export class Turns {
  /** Who waits, by the names somebody is at work on. */
  readonly #queues = new Map<string, Set<Start>>();

  constructor(private readonly limits: TurnLimits) {}

  /** Names that somebody is at work on. */
  get size(): number {
    return this.#queues.size;
  }

  /** @throws NoTurnError when the work was not begun · whatever the work throws */
  async take<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(name);
    if (queue === undefined) this.#queues.set(name, new Set());
    else await this.#turn(queue, name);
    try {
      return await work();
    } finally {
      this.#pass(name);
    }
  }

  #turn(queue: Set<Start>, name: string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (queue.size >= this.limits.waiting) {
        reject(new NoTurnError(`${queue.size} others wait for ${name}`));
        return;
      }
      const start: Start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(start);
        reject(new NoTurnError(`No turn on ${name} within ${this.limits.waitMs} ms`));
      }, this.limits.waitMs);
      queue.add(start);
    });
  }

  #pass(name: string): void {
    const queue = this.#queues.get(name);
    const [next] = queue ?? [];
    if (queue === undefined || next === undefined) {
      this.#queues.delete(name);
      return;
    }
    queue.delete(next);
    next();
  }
}
