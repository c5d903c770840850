import pg from 'pg';
import { checkAppend } from '../appendRules';
import { EventStoreUnavailableError, WrongExpectedRevisionError } from '../errors';
import type { Appended, ExpectedRevision, NewEvent } from '../port';
import type { Connections } from './connections';
import { toPosition, type PositionRow } from './rows';

interface AppendedRow extends PositionRow {
  readonly revision: string;
}

interface ExistingRow extends AppendedRow {
  readonly event_id: string;
}

/** How the statement below is told what is expected; revisions count from 0. */
const noStream = -1n;
const streamExists = -2n;
const any = -3n;

/**
 * One statement, committed by itself: it finds the stream's last revision, compares it with the expectation and inserts.
 * The transaction id is taken after the statement's snapshot, so that an event's transaction is always later than that
 * of the event before it in its stream.
 */
const appendStatement = (added: string): string => `
  WITH last AS (SELECT revision FROM events WHERE stream = $1 ORDER BY revision DESC LIMIT 1),
       current AS (SELECT coalesce((SELECT revision FROM last), ${noStream}) AS revision)
  INSERT INTO events (transaction_id, stream, revision, event_id, type, data, metadata)
  SELECT pg_current_xact_id()::text::bigint + (SELECT value FROM event_log_offset),
         $1, current.revision + added.place, added.event_id, added.type, added.data, added.metadata
  FROM current, ${added}
  WHERE CASE $2::bigint
          WHEN ${any} THEN true
          WHEN ${streamExists} THEN current.revision >= 0
          ELSE current.revision = $2
        END
  ORDER BY added.place
  RETURNING revision, transaction_id, number`;

/** Most appends carry one event; this spares the server and the client the arrays. */
const appendOneStatement = appendStatement(
  `(SELECT $3::uuid AS event_id, $4::text AS type, $5::json AS data, $6::json AS metadata, 1 AS place) AS added`,
);
const appendManyStatement = appendStatement(
  `unnest($3::uuid[], $4::text[], $5::json[], $6::json[])
     WITH ORDINALITY AS added (event_id, type, data, metadata, place)`,
);

const lastRevisionStatement = 'SELECT revision FROM events WHERE stream = $1 ORDER BY revision DESC LIMIT 1';

const existingStatement = `
  SELECT revision, event_id, transaction_id, number
  FROM events WHERE stream = $1 AND revision >= $2 ORDER BY revision LIMIT $3`;

/** Appends to one stream; see `EventStore.append`. Retries a lost race for as long as `timeLimitMs` where the writer does not care who came first. */
export async function append(
  connections: Connections,
  stream: string,
  events: readonly [NewEvent, ...NewEvent[]],
  expectedRevision: ExpectedRevision,
  timeLimitMs: number,
): Promise<Appended> {
  checkAppend(stream, events, expectedRevision);
  const giveUpAt = Date.now() + timeLimitMs;
  do {
    const appended = await tryToAppend(connections, stream, events, expectedRevision);
    if (appended !== null) return appended;

    const existing = await findExisting(connections, stream, events, expectedRevision);
    if (existing !== null) return existing;

    const actual = await lastRevision(connections, stream);
    if (!meets(actual, expectedRevision)) {
      throw new WrongExpectedRevisionError(stream, expectedRevision, actual);
    }
    // The expectation is met (again): another writer inserted between our read and our insert.
  } while (Date.now() < giveUpAt);
  throw new EventStoreUnavailableError(`append to ${stream}, where too many write at once`);
}

/** Null when the expectation was not met, or when another writer took the place at the same moment. */
async function tryToAppend(
  connections: Connections,
  stream: string,
  events: readonly [NewEvent, ...NewEvent[]],
  expectedRevision: ExpectedRevision,
): Promise<Appended | null> {
  const [only, ...others] = events;
  const one = others.length === 0;
  const values = one
    ? [only.id, only.type, JSON.stringify(only.data), JSON.stringify(only.metadata)]
    : [
        events.map(({ id }) => id),
        events.map(({ type }) => type),
        events.map(({ data }) => JSON.stringify(data)),
        events.map(({ metadata }) => JSON.stringify(metadata)),
      ];
  try {
    const rows = await connections.query<AppendedRow>(
      `append to ${stream}`,
      {
        name: one ? 'append one' : 'append many',
        text: one ? appendOneStatement : appendManyStatement,
        values: [stream, expectationCode(expectedRevision), ...values],
      },
      // A repeated one is recognised by its event ids.
      { repeatable: hasExactPlace(expectedRevision) },
    );
    const last = rows.at(-1);
    return last === undefined ? null : toAppended(last);
  } catch (error) {
    if (isTakenRevision(error)) return null;
    throw error;
  }
}

/** The very same events at the very place they were to be written: an earlier attempt was stored, but its answer was lost. */
async function findExisting(
  connections: Connections,
  stream: string,
  events: readonly NewEvent[],
  expectedRevision: ExpectedRevision,
): Promise<Appended | null> {
  if (!hasExactPlace(expectedRevision)) return null;
  const first = expectedRevision === 'no_stream' ? 0n : expectedRevision + 1n;
  const rows = await connections.query<ExistingRow>('find an earlier attempt', {
    name: 'find existing',
    text: existingStatement,
    values: [stream, first, events.length],
  });
  const last = rows.at(-1);
  const same =
    rows.length === events.length &&
    events.every(({ id }, index) => rows[index]?.event_id === id.toLowerCase());
  return same && last !== undefined ? toAppended(last) : null;
}

async function lastRevision(connections: Connections, stream: string): Promise<bigint | null> {
  const [row] = await connections.query<{ revision: string }>('find the last revision', {
    name: 'last revision',
    text: lastRevisionStatement,
    values: [stream],
  });
  return row === undefined ? null : BigInt(row.revision);
}

/** The writer says at which revision its events begin. */
function hasExactPlace(expected: ExpectedRevision): expected is bigint | 'no_stream' {
  return expected !== 'any' && expected !== 'stream_exists';
}

function meets(actual: bigint | null, expected: ExpectedRevision): boolean {
  switch (expected) {
    case 'any':
      return true;
    case 'stream_exists':
      return actual !== null;
    case 'no_stream':
      return actual === null;
    default:
      return actual === expected;
  }
}

function expectationCode(expected: ExpectedRevision): bigint {
  switch (expected) {
    case 'any':
      return any;
    case 'stream_exists':
      return streamExists;
    case 'no_stream':
      return noStream;
    default:
      return expected;
  }
}

const uniqueViolation = '23505';

function isTakenRevision(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === uniqueViolation &&
    error.constraint === 'events_stream_revision'
  );
}

function toAppended(row: AppendedRow): Appended {
  return { revision: BigInt(row.revision), position: toPosition(row) };
}
