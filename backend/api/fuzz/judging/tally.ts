import type { Fault } from './oracle';

/** A fault, and a request that shows it. */
export interface Finding extends Fault {
  readonly route: string;
  /** How often this fault was found for this route. */
  times: number;
  /** A command that repeats the first such request. */
  readonly command: string;
  /** The number of the request. The seed and this number generate the same request again. */
  readonly index: number;
  /** The log line of the request. */
  readonly logged: string | null;
}

/** Counts the outcomes of each route and collects the findings. */
export class Tally {
  readonly #byRoute = new Map<string, Map<string, number>>();
  readonly #findings = new Map<string, Finding>();
  outcomeCount = 0;

  count(route: string, outcome: string): void {
    const counts = this.#byRoute.get(route) ?? new Map<string, number>();
    this.#byRoute.set(route, counts);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    this.outcomeCount += 1;
  }

  /** @returns whether this is the first finding of its kind */
  addFinding(finding: Omit<Finding, 'times'>): boolean {
    // Leaks of one kind on one route are one finding, for any owner.
    const key = `${finding.fault} ${finding.route} ${finding.detail.replace(/[0-9a-f]{10}/g, '').slice(0, 40)}`;
    const known = this.#findings.get(key);
    if (known === undefined) this.#findings.set(key, { ...finding, times: 1 });
    else known.times += 1;
    return known === undefined;
  }

  get findings(): readonly Finding[] {
    return [...this.#findings.values()];
  }

  /** Routes with at least one successful answer. */
  get servedRoutes(): ReadonlySet<string> {
    const isSuccess = (outcome: string) => /^(?:2\d\d|304)$/.test(outcome);
    return new Set(
      [...this.#byRoute].filter(([, counts]) => [...counts.keys()].some(isSuccess)).map(([route]) => route),
    );
  }

  /** A readable table of routes and statuses. */
  formatTable(): string {
    const outcomes = [
      ...new Set([...this.#byRoute.values()].flatMap((counts) => [...counts.keys()])),
    ].toSorted();
    const rows = [...this.#byRoute].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const totals = new Map<string, number>();
    for (const [, counts] of rows) {
      for (const [outcome, times] of counts) totals.set(outcome, (totals.get(outcome) ?? 0) + times);
    }
    const width = Math.max(5, ...rows.map(([route]) => route.length));
    const line = (name: string, counts: ReadonlyMap<string, number>) =>
      [
        name.padEnd(width),
        ...outcomes.map((each) => String(counts.get(each) ?? '').padStart(Math.max(6, each.length))),
      ].join(' ');
    return [
      ['route'.padEnd(width), ...outcomes.map((each) => each.padStart(6))].join(' '),
      ...rows.map(([route, counts]) => line(route, counts)),
      line('all', totals),
    ].join('\n');
  }
}

/** A readable description of one finding. */
export function formatFinding({ fault, route, times, detail, command, index, logged }: Finding): string {
  return (
    `${fault} · ${route} · ${times} times, first as request ${index}\n  ${detail}\n  ${command}` +
    (logged === null ? '' : `\n  ${logged.slice(0, 3_000)}`)
  );
}
