/** Wakes all that wait for it. A caller that notes the count before it checks something cannot miss a later change. */
export class Signal {
  readonly #waiting = new Set<() => void>();
  #count = 0;

  /** How often it has fired. */
  get count(): number {
    return this.#count;
  }

  fire(): void {
    this.#count += 1;
    for (const wake of this.#waiting) wake();
  }

  /** Resolves when it has fired since `count` was noted, after `milliseconds`, or when the signal ends the wait. */
  waitAfter(count: number, milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (this.#count !== count || signal.aborted) return resolve();
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
