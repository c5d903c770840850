/** What a run of operations took. Rates are a second, times are milliseconds. */
export interface Measurement {
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Runs of the same operations, added up. */
export class Runs {
  readonly #times: number[] = [];
  #seconds = 0;

  /**
   * Runs `count` operations on so many lanes at once; an operation is told its lane and its turn in that lane.
   * Rejects with the first operation that fails.
   */
  async add(
    count: number,
    lanes: number,
    operation: (lane: number, turn: number) => Promise<unknown>,
  ): Promise<void> {
    const started = performance.now();
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        const turns = Math.floor(count / lanes);
        for (let turn = 0; turn < turns; turn += 1) {
          const before = performance.now();
          await operation(lane, turn);
          this.#times.push(performance.now() - before);
        }
      }),
    );
    this.#seconds += (performance.now() - started) / 1_000;
  }

  /** @throws RangeError without runs */
  measurement(): Measurement {
    return {
      count: this.#times.length,
      perSecond: this.#times.length / this.#seconds,
      p50: percentile(this.#times, 50),
      p99: percentile(this.#times, 99),
    };
  }
}

/** The value that so many percent of the values do not exceed. @throws RangeError without values */
export function percentile(values: readonly number[], percent: number): number {
  const inOrder = values.toSorted((a, b) => a - b);
  const value = inOrder[Math.max(0, Math.ceil((percent / 100) * inOrder.length) - 1)];
  if (value === undefined) throw new RangeError('There is nothing to take a percentile of');
  return value;
}

/** A benchmark's result counts only when its data does. @throws when it does not */
export function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`The benchmark's result is wrong: ${what}`);
}
