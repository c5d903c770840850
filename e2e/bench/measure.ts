/** The result of timing `count` operations: operations per second, and percentiles in milliseconds. */
export interface Measurement {
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Times of an operation, collected over one or more runs. */
export class Runs {
  readonly #times: number[] = [];
  #seconds = 0;

  /**
   * Runs `count` operations in as many sequences as `concurrency` says, at the same time. Each operation gets the number of its sequence and its own
   * number within it. Rejects with the first operation that fails.
   */
  async add(
    count: number,
    concurrency: number,
    operation: (sequence: number, turn: number) => Promise<unknown>,
  ): Promise<void> {
    const started = performance.now();
    await Promise.all(
      Array.from({ length: concurrency }, async (_, sequence) => {
        const turns = Math.floor(count / concurrency);
        for (let turn = 0; turn < turns; turn += 1) {
          const before = performance.now();
          await operation(sequence, turn);
          this.#times.push(performance.now() - before);
        }
      }),
    );
    this.#seconds += (performance.now() - started) / 1_000;
  }

  /** @throws RangeError when nothing was run */
  measurement(): Measurement {
    return {
      count: this.#times.length,
      perSecond: this.#times.length / this.#seconds,
      p50: percentile(this.#times, 50),
      p99: percentile(this.#times, 99),
    };
  }
}

/** The nearest-rank percentile: `percent` of the values are not above it. @throws RangeError without values */
export function percentile(values: readonly number[], percent: number): number {
  const inOrder = values.toSorted((a, b) => a - b);
  const value = inOrder[Math.max(0, Math.ceil((percent / 100) * inOrder.length) - 1)];
  if (value === undefined) throw new RangeError('There is nothing to take a percentile of');
  return value;
}

/** Ends the bench when its data is wrong, because its figures would be worthless. @throws when `holds` is false */
export function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`The benchmark's result is wrong: ${what}`);
}
