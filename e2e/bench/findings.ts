import { percentile, type Measurement } from './measure';

/** One line of the table. What was not measured of it is left out. */
export interface Finding {
  /** The part of the bench: `appends`, `load`. */
  readonly part: string;
  readonly name: string;
  /** Another program, or the least that such work takes: measured beside ours in the same run. */
  readonly peer: boolean;
  readonly perSecond?: number;
  /** Milliseconds, as p99. */
  readonly p50?: number;
  readonly p99?: number;
  /** How many operations the figures stand on. */
  readonly count?: number;
  /** A figure of another kind, or what else has to be known: `182 MB`, `last after 26 s`. */
  readonly note?: string;
}

/** What was aimed at, what was found, and whether that reaches it. */
export interface Goal {
  readonly part: string;
  readonly aim: string;
  readonly found: string;
  readonly met: boolean;
}

/** What the parts of one run have found, in their order; each line is told as soon as it is there. */
export class Findings {
  readonly findings: Finding[] = [];
  readonly goals: Goal[] = [];

  constructor(
    readonly tell: (line: string) => void,
    readonly part = '',
    of?: Findings,
  ) {
    if (of !== undefined) {
      this.findings = of.findings;
      this.goals = of.goals;
    }
  }

  /** The same findings, as the part of this name adds to them. */
  of(part: string): Findings {
    return new Findings(this.tell, part, this);
  }

  /** Single operations that were timed. */
  report(name: string, measured: Measurement, more: Pick<Finding, 'note'> & { peer?: boolean } = {}): void {
    const { count, perSecond, p50, p99 } = measured;
    this.#add({ name, count, perSecond, p50, p99, ...more });
  }

  /** One piece of work that has no single operations to time. */
  reportRate(
    name: string,
    perSecond: number,
    count: number,
    more: Pick<Finding, 'note'> & { peer?: boolean } = {},
  ): void {
    this.#add({ name, perSecond, count, ...more });
  }

  /** Times alone, in milliseconds, of operations that came one by one or at a rate given from outside. */
  reportTimes(
    name: string,
    times: readonly number[],
    more: Pick<Finding, 'note'> & { peer?: boolean } = {},
  ): void {
    this.#add({ name, count: times.length, p50: percentile(times, 50), p99: percentile(times, 99), ...more });
  }

  /** A figure that is no rate and no time, with its unit. */
  reportFigure(name: string, note: string, more: { peer?: boolean } = {}): void {
    this.#add({ name, note, ...more });
  }

  goal(aim: string, found: string, met: boolean): void {
    this.goals.push({ part: this.part, aim, found, met });
  }

  #add(finding: Omit<Finding, 'part' | 'peer'> & { readonly peer?: boolean }): void {
    const whole: Finding = { peer: false, ...finding, part: this.part };
    this.findings.push(whole);
    this.tell(lineOf(whole));
  }
}

function lineOf({ name, perSecond, p50, p99, count, note }: Finding): string {
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

/** Whole numbers from ten on; below, one digit more says something. */
export function rateText(perSecond: number): string {
  return perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond).toLocaleString('en-GB');
}
