import { percentile, type Measurement } from './measure';

/** One row of the results table. Fields that were not measured are missing. */
export interface BenchmarkResult {
  /** The part of the bench, for example `appends` or `load`. */
  readonly part: string;
  readonly name: string;
  /** True for a comparison: another program or a baseline, measured in the same run. */
  readonly peer: boolean;
  readonly perSecond?: number;
  /** Percentiles, in milliseconds. */
  readonly p50?: number;
  readonly p99?: number;
  /** How many operations were measured. */
  readonly count?: number;
  /** A figure of another kind or a remark, for example `182 MB` or `last after 26 s`. */
  readonly note?: string;
}

/** A target, the figure that was measured, and whether it meets the target. */
export interface Goal {
  readonly part: string;
  readonly aim: string;
  readonly found: string;
  readonly met: boolean;
}

/** The results of one run, in the order they were measured. Each is also printed at once. */
export class BenchmarkResults {
  readonly results: BenchmarkResult[] = [];
  readonly goals: Goal[] = [];

  constructor(
    readonly printLine: (line: string) => void,
    readonly part = '',
    of?: BenchmarkResults,
  ) {
    if (of !== undefined) {
      this.results = of.results;
      this.goals = of.goals;
    }
  }

  /** A view of the same results that adds new ones under this part's name. */
  of(part: string): BenchmarkResults {
    return new BenchmarkResults(this.printLine, part, this);
  }

  /** Adds operations that were timed one by one. */
  report(
    name: string,
    measured: Measurement,
    more: Pick<BenchmarkResult, 'note'> & { peer?: boolean } = {},
  ): void {
    const { count, perSecond, p50, p99 } = measured;
    this.#add({ name, count, perSecond, p50, p99, ...more });
  }

  /** Adds work that was timed as a whole, for example a rebuild. */
  reportRate(
    name: string,
    perSecond: number,
    count: number,
    more: Pick<BenchmarkResult, 'note'> & { peer?: boolean } = {},
  ): void {
    this.#add({ name, perSecond, count, ...more });
  }

  /** Adds only times, in milliseconds, for operations whose rate was fixed from outside. */
  reportTimes(
    name: string,
    times: readonly number[],
    more: Pick<BenchmarkResult, 'note'> & { peer?: boolean } = {},
  ): void {
    this.#add({ name, count: times.length, p50: percentile(times, 50), p99: percentile(times, 99), ...more });
  }

  /** Adds a figure that is neither a rate nor a time. @param note the figure with its unit */
  reportFigure(name: string, note: string, more: { peer?: boolean } = {}): void {
    this.#add({ name, note, ...more });
  }

  goal(aim: string, found: string, met: boolean): void {
    this.goals.push({ part: this.part, aim, found, met });
  }

  #add(result: Omit<BenchmarkResult, 'part' | 'peer'> & { readonly peer?: boolean }): void {
    const complete: BenchmarkResult = { peer: false, ...result, part: this.part };
    this.results.push(complete);
    this.printLine(formatLine(complete));
  }
}

function formatLine({ name, perSecond, p50, p99, count, note }: BenchmarkResult): string {
  return [
    name.padEnd(64),
    (perSecond === undefined ? '' : `${rateText(perSecond)}/s`).padStart(11),
    (p50 === undefined ? '' : `p50 ${p50.toFixed(2)} ms`).padStart(15),
    (p99 === undefined ? '' : `p99 ${p99.toFixed(2)} ms`).padStart(16),
    (count === undefined ? '' : `n=${count}`).padStart(10),
    note === undefined ? '' : `  ${note}`,
  ]
    .join('')
    .trimEnd();
}

/** A whole number from ten on; below, with one decimal. */
export function rateText(perSecond: number): string {
  return perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond).toLocaleString('en-GB');
}
