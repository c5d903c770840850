import { formatCount, formatTable } from '@settlewise/infra/commandLine';
import { formatPosition } from '@settlewise/infra/eventStore';
import { waitedMs, type ProjectionStatus } from '../runner';

const headings = [
  'projection',
  'state',
  'table version',
  'schema version',
  'events',
  'behind',
  'position',
  'filled by',
];

/** The status of the read models as text: a table, and below it why any of them stopped. */
export function statusTable(statuses: readonly ProjectionStatus[], now: Date): readonly string[] {
  const rows = statuses.map((status) => [
    status.name,
    status.failure === null ? status.state : 'stopped',
    String(status.versionNumber),
    String(status.codeVersion),
    formatCount(status.eventsApplied),
    behind(status, now),
    status.position === null ? 'beginning' : formatPosition(status.position),
    status.leaseHeld ? (status.leaseOwner ?? '') : 'nobody',
  ]);
  return [...formatTable([headings, ...rows]), ...statuses.flatMap(reasonLines)];
}

function behind({ caughtUp, lag }: ProjectionStatus, now: Date): string {
  if (caughtUp) return 'no';
  const events = `${lag.more ? 'over ' : ''}${formatCount(lag.events)} events`;
  if (lag.since === null) return events;
  return `${events}, ${Math.round(waitedMs(lag, now) / 1_000)} s`;
}

function reasonLines({ name, versionNumber, failure }: ProjectionStatus): readonly string[] {
  if (failure === null) return [];
  const { eventType, eventId, stream, position, failedAt, error } = failure;
  return [
    '',
    `${name}, table version ${versionNumber}, stopped at ${failedAt.toISOString()}`,
    `  event ${eventId} (${eventType}) of ${stream}, position ${formatPosition(position)}`,
    `  ${error}`,
    `  When the cause is gone: npm run projections -- retry ${name}`,
  ];
}
