import type { Position, RecordedEvent } from '@settlewise/infra/eventStore';
import { decodeHeading, type ReadEvent } from '@settlewise/infra/eventStore/codec';
import type { Knex } from 'knex';
import { moveCheckpoint, type SharedMoves } from './checkpoints';
import { isTransient, UnreadableEventError } from './errors';
import type { TableVersionState } from './tableVersion';
import type { Lease } from './lease';
import type { ProjectedEvent, Projection } from './projection';
import { readRecordedAt } from './recordedAt';
import { execute, statementsFor, type Statement } from './writeRows';

/** The part of the codec that reading needs. */
export interface EventDecoder {
  /** @throws when the event cannot be read. */
  decode(event: RecordedEvent): Promise<ReadEvent>;
}

/** A crash point for tests: before the commit of a transaction. */
export type RunnerStep = 'rows written' | 'views swapped';

export interface ApplyOptions {
  readonly database: Knex;
  readonly decoder: EventDecoder;
  readonly projection: Projection;
  readonly lease: Lease;
  /** For batches that do not concern the table version. */
  readonly sharedMoves: SharedMoves;
  /** Called after each step; tests use it to crash the process there. */
  readonly after?: ((step: RunnerStep) => Promise<void>) | undefined;
}

/** A batch of events, prepared: the statements to execute, and the checkpoint after them. */
export interface PreparedEvents {
  readonly statements: readonly Statement[];
  readonly position: Position;
  readonly count: number;
  /** When the first of them was recorded, if it says so. */
  readonly since: Date | null;
}

type SomeEvents = readonly [RecordedEvent, ...RecordedEvent[]];

/**
 * Computes the changes of rows that events make in a table version. Writes nothing.
 * @throws UnreadableEventError if an event cannot be decoded or a handler throws · errors of the key database
 */
export async function prepareEvents(
  { decoder, projection, lease }: ApplyOptions,
  events: SomeEvents,
): Promise<PreparedEvents> {
  const statements = await wrapUnreadable(() =>
    buildStatements(decoder, projection, lease.versionNumber, events),
  );
  const [first] = events;
  const { position } = events.at(-1) ?? first;
  return { statements, position, count: events.length, since: readRecordedAt(first) };
}

/**
 * Writes prepared events to the tables of a table version and moves its checkpoint past them, in one transaction, and
 * only if the checkpoint and the lease's token are unchanged since the events were read.
 *
 * @param after the checkpoint before these events
 * @returns whether the table version is the live one
 * @throws LeaseLostError if another process moved the checkpoint or took the lease · errors of the database
 */
export function writeEvents(
  { database, lease, sharedMoves, after: afterStep }: ApplyOptions,
  { statements, position: to, count: events, since }: PreparedEvents,
  after: Position | null,
): Promise<TableVersionState> {
  const move = { lease, from: after, to, events, since };
  if (statements.length === 0) return sharedMoves.move(move);
  return database.transaction(async (transaction) => {
    const state = await moveCheckpoint(transaction, move);
    await execute(transaction, statements);
    await afterStep?.('rows written');
    return state;
  });
}

/** Prepares and writes. @throws as these do */
export async function applyEvents(
  options: ApplyOptions,
  events: SomeEvents,
  after: Position | null,
): Promise<TableVersionState> {
  return writeEvents(options, await prepareEvents(options, events), after);
}

async function buildStatements(
  decoder: EventDecoder,
  projection: Projection,
  versionNumber: number,
  events: readonly RecordedEvent[],
) {
  const rows = Object.fromEntries(
    Object.entries(projection.tables).map(([name, table]) => [name, table.changes()] as const),
  );
  if (projection.everyEvent === undefined) {
    const { handlers } = projection;
    const relevant = events.filter(({ type }) => Object.hasOwn(handlers, type));
    for (const read of await Promise.all(relevant.map((event) => decoder.decode(event)))) {
      const event = toProjectedEvent(read);
      if (event !== null) handlers[event.type]?.(event, rows);
    }
  } else {
    for (const event of events) projection.everyEvent(decodeHeading(event), rows);
  }
  return statementsFor(projection, versionNumber, rows);
}

/** Null for an event of an erased person, which has no content any more. */
function toProjectedEvent({ event, ...rest }: ReadEvent): ProjectedEvent | null {
  return event === null ? null : { ...rest, data: event.data };
}

async function wrapUnreadable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isTransient(error)) throw error;
    throw new UnreadableEventError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
