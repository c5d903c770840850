import { countViolations } from './checker/violations';
import type { Round } from './rounds';

const headings = [
  'component',
  'faults',
  'acknowledged',
  'unknown',
  'lost',
  'duplicated',
  'corrupted',
  'seconds',
];
const mostLines = 10;

/** The lines of a report: a table of all rounds, then their violations in detail. */
export function report(rounds: readonly Round[]): readonly string[] {
  const rows = rounds.map(({ name, faults, acknowledged, unknown, violations, seconds }) => [
    name,
    faults,
    acknowledged,
    unknown,
    violations.lost.length,
    violations.duplicated.length,
    violations.corrupted.length,
    seconds.toFixed(1),
  ]);
  const cells = [headings, ...rows].map((row) => row.map(String));
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const table = cells.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return [...table, ...rounds.flatMap(formatDetails)];
}

function formatDetails({ name, violations, copies, serverErrors }: Round): readonly string[] {
  const some = (label: string, lines: readonly string[]) => [
    ...lines.slice(0, mostLines).map((line) => `  ${name}, ${label}: ${line}`),
    ...(lines.length > mostLines ? [`  ${name}, ${label}: and ${lines.length - mostLines} more`] : []),
  ];
  return [
    ...some('lost', violations.lost),
    ...some('duplicated', violations.duplicated),
    ...some('corrupted', violations.corrupted),
    ...(copies === 0 ? [] : [`  ${name}: ${copies} emails were sent again under the same Message-ID`]),
    ...some('answered with 500', serverErrors),
  ];
}

/** Test counts for `npm test`, with each round as one test. */
export function countTests(rounds: readonly Round[], skipped: number) {
  const failed = rounds.filter(({ violations }) => countViolations(violations) > 0);
  const failures = failed.map((round) => [`faults: ${round.name}`, ...formatDetails(round)].join('\n'));
  return { passed: rounds.length - failed.length, failed: failed.length, skipped, failures };
}
