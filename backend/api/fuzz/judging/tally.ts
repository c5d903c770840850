import type { Fault } from './oracle';

/** One thing that must not be, and a request that shows it. */
export interface Finding extends Fault {
  readonly route: string;
  /** How often the same was found for the same route. */
  times: number;
  /** The first one, as somebody repeats it by hand. */
  readonly command: string;
  /** Its number: with the seed it is made anew. */
  readonly index: number;
  /** What the program logged about it. */
  readonly logged: string | null;
}

/** How requests were answered, route by route, and what was found. */
export class Tally {
  readonly #byRoute = new Map<string, Map<string, number>>();
  readonly #findings = new Map<string, Finding>();
  answers = 0;

  count(route: string, outcome: string): void {
    const counts = this.#byRoute.get(route) ?? new Map<string, number>();
    this.#byRoute.set(route, counts);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    this.answers += 1;
  }

  /** @returns whether it is the first of its kind */
  found(finding: Omit<Finding, 'times'>): boolean {
    // A leak of one kind by one route is one finding, whoever's it is.
    const alike = `${finding.fault} ${finding.route} ${finding.detail.replace(/[0-9a-f]{10}/g, '').slice(0, 40)}`;
    const known = this.#findings.get(alike);
    if (known === undefined) this.#findings.set(alike, { ...finding, times: 1 });
    else known.times += 1;
    return known === undefined;
  }

  get findings(): readonly Finding[] {
    return [...this.#findings.values()];
  }

  /** Routes that a request of theirs was answered by with success. */
  get served(): ReadonlySet<string> {
    const isSuccess = (outcome: string) => /^(?:2\d\d|304)$/.test(outcome);
    return new Set(
      [...this.#byRoute].filter(([, counts]) => [...counts.keys()].some(isSuccess)).map(([route]) => route),
    );
  }

  /** Routes × statuses, to be read by people. */
  table(): string {
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

/** One finding, to be read by people. */
export function told({ fault, route, times, detail, command, index, logged }: Finding): string {
  return (
    `${fault} · ${route} · ${times} times, first as request ${index}\n  ${detail}\n  ${command}` +
    (logged === null ? '' : `\n  ${logged.slice(0, 3_000)}`)
  );
}
