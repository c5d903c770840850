import type { Position, ReadAllOptions, ReadStreamOptions, RecordedEvent } from '../port';
import { rejectOnAbort } from '../../waiting';
import type { Connections } from './connections';
import { eventColumns, toPosition, toRecordedEvent, type EventRow, type PositionRow } from './rows';

/** Events per round trip. It limits the memory of a read. */
const pageSize = 250;
const maxValue = 2n ** 63n - 1n;

/**
 * Transactions below this id have ended, and this statement sees all their events. Above it, an open transaction could
 * commit later, and its events would be skipped.
 */
const horizon = `(
  SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint + value FROM event_log_offset
)`;

/** See `EventStore.readStream`. */
export async function* readStream(
  connections: Connections,
  stream: string,
  options: ReadStreamOptions = {},
): AsyncGenerator<RecordedEvent, void, undefined> {
  const backwards = options.direction === 'backwards';
  const statement = `
    SELECT ${eventColumns} FROM events WHERE stream = $1 AND revision ${backwards ? '<=' : '>='} $2
    ORDER BY revision ${backwards ? 'DESC' : 'ASC'} LIMIT $3`;
  let from = options.from ?? (backwards ? maxValue : 0n);
  yield* readPages(options, async (limit) => {
    const rows = await connections.query<EventRow>('read a stream', {
      name: `read stream ${backwards ? 'backwards' : 'forwards'}`,
      text: statement,
      values: [stream, from, limit],
    });
    const events = rows.map(toRecordedEvent);
    const last = events.at(-1);
    if (last !== undefined) from = backwards ? last.revision - 1n : last.revision + 1n;
    return events;
  });
}

/** See `EventStore.readAll`. */
export async function* readAll(
  connections: Connections,
  options: ReadAllOptions = {},
): AsyncGenerator<RecordedEvent, void, undefined> {
  const backwards = options.direction === 'backwards';
  const statement = `
    SELECT ${eventColumns} FROM events
    WHERE (transaction_id, number) ${backwards ? '<' : '>'} ($1::bigint, $2::bigint) AND transaction_id < ${horizon}
    ORDER BY transaction_id ${backwards ? 'DESC' : 'ASC'}, number ${backwards ? 'DESC' : 'ASC'} LIMIT $3`;
  let from = options.from ?? (backwards ? { commit: maxValue, prepare: maxValue } : startPosition);
  yield* readPages(options, async (limit) => {
    const rows = await connections.query<EventRow>('read the log', {
      name: `read log ${backwards ? 'backwards' : 'forwards'}`,
      text: statement,
      values: [from.commit, from.prepare, limit],
    });
    const events = rows.map(toRecordedEvent);
    from = events.at(-1)?.position ?? from;
    return events;
  });
}

/** The position before the first event. */
export const startPosition: Position = { commit: 0n, prepare: 0n };

export interface LogPage {
  readonly events: readonly RecordedEvent[];
  /** Some committed events cannot be read yet, because an earlier transaction is still open. */
  readonly heldBack: boolean;
}

const logPageStatement = `
  SELECT ${eventColumns}, transaction_id < ${horizon} AS readable FROM events
  WHERE (transaction_id, number) > ($1::bigint, $2::bigint)
  ORDER BY transaction_id, number LIMIT $3`;

/** The next events after a position, at most `limit`. */
export async function readLogPage(
  connections: Connections,
  after: Position,
  limit: number,
): Promise<LogPage> {
  const rows = await connections.query<EventRow & { readonly readable: boolean }>('read the log', {
    name: 'read log page',
    text: logPageStatement,
    values: [after.commit, after.prepare, limit],
  });
  const readable = rows.filter((row) => row.readable);
  return { events: readable.map(toRecordedEvent), heldBack: readable.length < rows.length };
}

/** See `EventStore.head`. */
export async function head(connections: Connections): Promise<Position | null> {
  const [row] = await connections.query<PositionRow>('find the head of the log', {
    name: 'head',
    text: `SELECT transaction_id, number FROM events WHERE transaction_id < ${horizon}
           ORDER BY transaction_id DESC, number DESC LIMIT 1`,
  });
  return row === undefined ? null : toPosition(row);
}

async function* readPages(
  { limit = Number.POSITIVE_INFINITY, signal }: Pick<ReadAllOptions, 'limit' | 'signal'>,
  fetchPage: (limit: number) => Promise<RecordedEvent[]>,
): AsyncGenerator<RecordedEvent, void, undefined> {
  let remaining = limit;
  let page = remaining > 0 ? fetchPage(Math.min(remaining, pageSize)) : null;
  while (page !== null) {
    const pageLimit = Math.min(remaining, pageSize);
    const events: RecordedEvent[] = await (signal === undefined ? page : rejectOnAbort(page, signal));
    remaining -= pageLimit;
    // Prefetches the next page while the caller handles this one.
    page = events.length === pageLimit && remaining > 0 ? fetchPage(Math.min(remaining, pageSize)) : null;
    // A caller that stops within this page ignores the next one.
    page?.catch(() => undefined);
    yield* events;
  }
}
