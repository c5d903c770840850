import type { Position, ReadAllOptions, ReadStreamOptions, RecordedEvent } from '../port';
import { unlessAborted } from '../../waiting';
import type { Connections } from './connections';
import { eventColumns, toPosition, toRecordedEvent, type EventRow, type PositionRow } from './rows';

/** Events fetched in one round trip by the reads; memory stays bounded however long the log is. */
const pageSize = 250;
const lastPossible = 2n ** 63n - 1n;

/**
 * Transactions below this id are over; whatever they wrote can be seen by this very statement. Above it, one that is
 * still open could commit later and would be skipped.
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
  let from = options.from ?? (backwards ? lastPossible : 0n);
  yield* inPages(options, async (limit) => {
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
  let from = options.from ?? (backwards ? { commit: lastPossible, prepare: lastPossible } : beforeEverything);
  yield* inPages(options, async (limit) => {
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
export const beforeEverything: Position = { commit: 0n, prepare: 0n };

export interface LogPage {
  readonly events: readonly RecordedEvent[];
  /** Events have been committed that cannot be read yet, because an earlier transaction is still open. */
  readonly heldBack: boolean;
}

const logPageStatement = `
  SELECT ${eventColumns}, transaction_id < ${horizon} AS readable FROM events
  WHERE (transaction_id, number) > ($1::bigint, $2::bigint)
  ORDER BY transaction_id, number LIMIT $3`;

/** The next events after a position, at most `limit`, and whether others are about to follow. */
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

async function* inPages(
  { limit = Number.POSITIVE_INFINITY, signal }: Pick<ReadAllOptions, 'limit' | 'signal'>,
  fetchPage: (limit: number) => Promise<RecordedEvent[]>,
): AsyncGenerator<RecordedEvent, void, undefined> {
  let left = limit;
  let page = left > 0 ? fetchPage(Math.min(left, pageSize)) : null;
  while (page !== null) {
    const wanted = Math.min(left, pageSize);
    const events: RecordedEvent[] = await (signal === undefined ? page : unlessAborted(page, signal));
    left -= wanted;
    // The server looks for the next page while this one is worked on.
    page = events.length === wanted && left > 0 ? fetchPage(Math.min(left, pageSize)) : null;
    // A caller that stops within this page does not wait for the next; its outcome does not matter.
    page?.catch(() => undefined);
    yield* events;
  }
}
