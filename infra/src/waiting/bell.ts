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
