/** Wakes all waiting callers. A caller that reads the count before its check cannot miss a later change. */
export class Signal {
  readonly #waiting = new Set<() => void>();
  #count = 0;

  /** How many times it has fired. */
  get count(): number {
    return this.#count;
  }

  fire(): void {
    this.#count += 1;
    for (const wake of this.#waiting) wake();
  }

  /** Resolves when it has fired since `count` was read, after `milliseconds`, or when the signal aborts. */
  waitAfter(count: number, milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (this.#count !== count || signal.aborted) return resolve();
      // AbortSignal.any would leak memory on the long-lived signal on Node 20.
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
