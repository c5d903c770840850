/** Resolves after `milliseconds`, or at once when the signal ends the wait. Never rejects. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const finish = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal.addEventListener('abort', finish, { once: true });
  });
}

/**
 * The outcome of `work`, or a rejection with the signal's reason as soon as the signal ends the wait. The work itself
 * goes on; whatever becomes of it then is of no interest any more.
 */
export function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abandon = (): void => reject(abortReason(signal));
    if (signal.aborted) abandon();
    else signal.addEventListener('abort', abandon, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abandon));
  });
}

function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('Aborted', { cause: signal.reason });
}

/** Waiting times between attempts at something that is away: doubling, from `first` to `longest` milliseconds. */
export class BackOff {
  #next: number;

  constructor(
    private readonly first: number,
    private readonly longest: number,
  ) {
    this.#next = first;
  }

  /** Waits, longer each time. */
  async wait(signal: AbortSignal): Promise<void> {
    const milliseconds = this.#next;
    this.#next = Math.min(this.longest, milliseconds * 2);
    await pause(milliseconds, signal);
  }

  /** What was away has answered. */
  reset(): void {
    this.#next = this.first;
  }
}

/** A bell that several may wait for. Who notes the count before looking cannot miss a ring that comes while they look. */
export class Bell {
  readonly #waiting = new Set<() => void>();
  #rings = 0;

  get rings(): number {
    return this.#rings;
  }

  ring(): void {
    this.#rings += 1;
    for (const wake of this.#waiting) wake();
  }

  /** Resolves when the bell has rung since `rings` was noted, after `milliseconds`, or when the signal ends the wait. */
  waitForRingAfter(rings: number, milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (this.#rings !== rings || signal.aborted) return resolve();
      // No AbortSignal.any here: on Node 20 each one leaves a trace on the long-lived signal.
      const finish = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', finish);
        this.#waiting.delete(finish);
        resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      signal.addEventListener('abort', finish, { once: true });
      this.#waiting.add(finish);
    });
  }
}
