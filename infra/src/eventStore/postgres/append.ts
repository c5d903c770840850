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

/** Codes of the expected revision in the statement below; real revisions count from 0. */
const noStream = -1n;
const streamExists = -2n;
const anyRevision = -3n;

/**
 * One statement in its own transaction: it finds the stream's last revision, compares it with the expected one and
 * inserts. It takes its transaction id after its snapshot, so the transaction ids of a stream always rise.
 */
const appendStatement = (added: string): string => `
  WITH last AS (SELECT revision FROM events WHERE stream = $1 ORDER BY revision DESC LIMIT 1),
       current AS (SELECT coalesce((SELECT revision FROM last), ${noStream}) AS revision)
  INSERT INTO events (transaction_id, stream, revision, event_id, type, data, metadata)
  SELECT pg_current_xact_id()::text::bigint + (SELECT value FROM event_log_offset),
         $1, current.revision + added.place, added.event_id, added.type, added.data, added.metadata
  FROM current, ${added}
  WHERE CASE $2::bigint
          WHEN ${anyRevision} THEN true
          WHEN ${streamExists} THEN current.revision >= 0
          ELSE current.revision = $2
        END
  ORDER BY added.place
  RETURNING revision, transaction_id, number`;

/** Most appends have one event; this statement avoids the arrays. */
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

/**
 * Appends to one stream; see `EventStore.append`. After a lost race it retries within `timeLimitMs`, if the expected
 * revision still allows it.
 */
export async function append(
  connections: Connections,
  stream: string,
  events: readonly [NewEvent, ...NewEvent[]],
  expectedRevision: ExpectedRevision,
  timeLimitMs: number,
): Promise<Appended> {
  checkAppend(stream, events, expectedRevision);
  const deadline = Date.now() + timeLimitMs;
  do {
    const appended = await tryAppend(connections, stream, events, expectedRevision);
    if (appended !== null) return appended;

    const existing = await findExisting(connections, stream, events, expectedRevision);
    if (existing !== null) return existing;

    const actual = await lastRevision(connections, stream);
    if (!matchesExpectation(actual, expectedRevision)) {
      throw new WrongExpectedRevisionError(stream, expectedRevision, actual);
    }
    // The expected revision is right (again): another writer inserted between our read and our insert.
  } while (Date.now() < deadline);
  throw new EventStoreUnavailableError(`append to ${stream}, where too many write at once`);
}

/** Null if the expected revision was wrong, or if another writer took the revision at the same moment. */
async function tryAppend(
  connections: Connections,
  stream: string,
  events: readonly [NewEvent, ...NewEvent[]],
  expectedRevision: ExpectedRevision,
): Promise<Appended | null> {
  const [first, ...others] = events;
  const isSingle = others.length === 0;
  const values = isSingle
    ? [first.id, first.type, JSON.stringify(first.data), JSON.stringify(first.metadata)]
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
        name: isSingle ? 'append one' : 'append many',
        text: isSingle ? appendOneStatement : appendManyStatement,
        values: [stream, expectationCode(expectedRevision), ...values],
      },
      // A repeated append is recognised by its event ids.
      { repeatable: isExactRevision(expectedRevision) },
    );
    const last = rows.at(-1);
    return last === undefined ? null : toAppended(last);
  } catch (error) {
    if (isRevisionTaken(error)) return null;
    throw error;
  }
}

/** Finds the same events at the expected revision: an earlier attempt whose answer was lost. */
async function findExisting(
  connections: Connections,
  stream: string,
  events: readonly NewEvent[],
  expectedRevision: ExpectedRevision,
): Promise<Appended | null> {
  if (!isExactRevision(expectedRevision)) return null;
  const first = expectedRevision === 'no_stream' ? 0n : expectedRevision + 1n;
  const rows = await connections.query<ExistingRow>('find an earlier attempt', {
    name: 'find existing',
    text: existingStatement,
    values: [stream, first, events.length],
  });
  const last = rows.at(-1);
  const isRepeated =
    rows.length === events.length &&
    events.every(({ id }, index) => rows[index]?.event_id === id.toLowerCase());
  return isRepeated && last !== undefined ? toAppended(last) : null;
}

async function lastRevision(connections: Connections, stream: string): Promise<bigint | null> {
  const [row] = await connections.query<{ revision: string }>('find the last revision', {
    name: 'last revision',
    text: lastRevisionStatement,
    values: [stream],
  });
  return row === undefined ? null : BigInt(row.revision);
}

/** Whether the writer names the revision of its first event. */
function isExactRevision(expected: ExpectedRevision): expected is bigint | 'no_stream' {
  return expected !== 'any' && expected !== 'stream_exists';
}

function matchesExpectation(actual: bigint | null, expected: ExpectedRevision): boolean {
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
      return anyRevision;
    case 'stream_exists':
      return streamExists;
    case 'no_stream':
      return noStream;
    default:
      return expected;
  }
}

const uniqueViolation = '23505';

function isRevisionTaken(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === uniqueViolation &&
    error.constraint === 'events_stream_revision'
  );
}

function toAppended(row: AppendedRow): Appended {
  return { revision: BigInt(row.revision), position: toPosition(row) };
}
