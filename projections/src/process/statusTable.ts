import { formatPosition } from '@settlewise/infra/eventStore';
import type { ProjectionStatus } from '../runner';

const headings = [
  'projection',
  'state',
  'generation',
  'version',
  'events',
  'behind',
  'position',
  'filled by',
];

/** Where the read models stand, as lines for people: a table, and below it why any of them stopped. */
export function statusTable(statuses: readonly ProjectionStatus[], now: Date): readonly string[] {
  const rows = statuses.map((status) => [
    status.name,
    status.failure === null ? status.state : 'stopped',
    String(status.generation),
    String(status.codeVersion),
    status.eventsApplied.toLocaleString('en-GB'),
    behind(status, now),
    status.position === null ? 'beginning' : formatPosition(status.position),
    status.leaseHeld ? (status.leaseOwner ?? '') : 'nobody',
  ]);
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(headings), ...rows.map(line), ...statuses.flatMap(reasonLines)];
}

function behind({ caughtUp, lag }: ProjectionStatus, now: Date): string {
  if (caughtUp) return 'no';
  const events = `${lag.more ? 'over ' : ''}${lag.events.toLocaleString('en-GB')} events`;
  if (lag.since === null) return events;
  const seconds = Math.max(0, Math.round((now.getTime() - lag.since.getTime()) / 1_000));
  return `${events}, ${seconds} s`;
}

function reasonLines({ name, generation, failure }: ProjectionStatus): readonly string[] {
  if (failure === null) return [];
  const { eventType, eventId, stream, position, failedAt, error } = failure;
  return [
    '',
    `${name}, generation ${generation}, stopped at ${failedAt.toISOString()}`,
    `  event ${eventId} (${eventType}) of ${stream}, position ${formatPosition(position)}`,
    `  ${error}`,
    `  When the cause is gone: npm run projections -- retry ${name}`,
  ];
}
