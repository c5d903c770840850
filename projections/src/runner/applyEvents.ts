import type { Position, RecordedEvent } from '@settlewise/infra/eventStore';
import { headingOf, type ReadEvent } from '@settlewise/infra/eventStore/codec';
import type { Knex } from 'knex';
import { formatProgress, progressChannel } from './channels';
import { isPassing, LeaseLostError, UnreadableEventError } from './errors';
import type { GenerationState } from './generation';
import { leaseEnd, leaseSeconds, type Lease } from './lease';
import type { ProjectedEvent, Projection } from './projection';
import { recordedAtOf } from './recordedAt';
import { execute, statementsFor, type Statement } from './writeRows';

/** The part of the codec that reading needs. */
export interface EventDecoder {
  /** @throws when the event cannot be read. */
  decode(event: RecordedEvent): Promise<ReadEvent>;
}

/** Where a worker can die: with everything of a transaction done, and nothing of it committed. */
export type RunnerStep = 'rows written' | 'views swapped';

export interface ApplyOptions {
  readonly database: Knex;
  readonly decoder: EventDecoder;
  readonly projection: Projection;
  readonly lease: Lease;
  /** Called after a step; a test lets the work die there. */
  readonly after?: ((step: RunnerStep) => Promise<void>) | undefined;
}

/** What a run of events comes to: the statements to execute, and the checkpoint after them. */
export interface PreparedEvents {
  readonly statements: readonly Statement[];
  readonly position: Position;
  readonly count: number;
  /** When the first of them was recorded, if it says so. */
  readonly since: Date | null;
}

type SomeEvents = readonly [RecordedEvent, ...RecordedEvent[]];

/**
 * Works out what events mean for the rows of a generation. Writes nothing.
 * @throws UnreadableEventError when an event cannot be decoded or a handler throws · whatever the key's database answers
 */
export async function prepareEvents(
  { decoder, projection, lease }: ApplyOptions,
  events: SomeEvents,
): Promise<PreparedEvents> {
  const statements = await worked(() => statementsOf(decoder, projection, lease.generation, events));
  const [first] = events;
  const { position } = events.at(-1) ?? first;
  return { statements, position, count: events.length, since: recordedAtOf(first) };
}

/**
 * Carries prepared events into the tables of a generation and moves its checkpoint past them, in one transaction: all
 * or nothing, and only if the checkpoint still is where the reading began and the lease's token still is the newest.
 *
 * @param after the checkpoint before these events
 * @returns whether the generation is the live one
 * @throws LeaseLostError when somebody else moved the checkpoint or took the lease · whatever the database answers
 */
export function writeEvents(
  { database, lease, after: afterStep }: ApplyOptions,
  prepared: PreparedEvents,
  after: Position | null,
): Promise<GenerationState> {
  // Most events concern few read models. One statement is a transaction of its own.
  if (prepared.statements.length === 0) return moveCheckpoint(database, lease, after, prepared);
  return database.transaction(async (transaction) => {
    const state = await moveCheckpoint(transaction, lease, after, prepared);
    await execute(transaction, prepared.statements);
    await afterStep?.('rows written');
    return state;
  });
}

/** Prepares and writes. @throws as these do */
export async function applyEvents(
  options: ApplyOptions,
  events: SomeEvents,
  after: Position | null,
): Promise<GenerationState> {
  return writeEvents(options, await prepareEvents(options, events), after);
}

async function statementsOf(
  decoder: EventDecoder,
  projection: Projection,
  generation: number,
  events: readonly RecordedEvent[],
) {
  const rows = Object.fromEntries(
    Object.entries(projection.tables).map(([name, table]) => [name, table.changes()] as const),
  );
  if (projection.everyEvent === undefined) {
    const { handlers } = projection;
    const relevant = events.filter(({ type }) => Object.hasOwn(handlers, type));
    for (const read of await Promise.all(relevant.map((event) => decoder.decode(event)))) {
      const event = projected(read);
      if (event !== null) handlers[event.type]?.(event, rows);
    }
  } else {
    for (const event of events) projection.everyEvent(headingOf(event), rows);
  }
  return statementsFor(projection, generation, rows);
}

/** Null for an event of somebody who has been erased: it has no content any more. */
function projected({ event, ...rest }: ReadEvent): ProjectedEvent | null {
  return event === null ? null : { ...rest, data: event.data };
}

async function worked<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isPassing(error)) throw error;
    throw new UnreadableEventError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/**
 * Comes first in the transaction, so that whoever is refused has written nothing, and so that a batch under way holds
 * off a swap. It also prolongs the lease, tells readers (at commit) how far the live read model has come, and has the
 * server end the transaction of a holder that stops half-way.
 */
async function moveCheckpoint(
  transaction: Knex,
  { name, generation, token }: Lease,
  from: Position | null,
  { position: to, count: events, since }: PreparedEvents,
): Promise<GenerationState> {
  const { rows } = await transaction.raw<{ rows: { state: GenerationState }[] }>(
    `UPDATE projection_generations
     SET commit_position = :commit, prepare_position = :prepare, events_applied = events_applied + :events,
       latency_ms = CASE WHEN :since::timestamptz IS NOT NULL
         THEN greatest(0, extract(epoch FROM clock_timestamp() - :since::timestamptz) * 1000) END,
       updated_at = clock_timestamp(), lease_expires_at = ${leaseEnd}
     WHERE name = :name AND generation = :generation AND lease_token = :token AND lease_owner IS NOT NULL
       AND state <> 'retired' AND failed_at IS NULL
       AND commit_position IS NOT DISTINCT FROM :fromCommit::bigint
       AND prepare_position IS NOT DISTINCT FROM :fromPrepare::bigint
     RETURNING state,
       set_config('idle_in_transaction_session_timeout', '${leaseSeconds}s', true),
       CASE WHEN state = 'live' THEN pg_notify('${progressChannel}', :progress) END`,
    {
      name,
      generation,
      token: String(token),
      events,
      since: since?.toISOString() ?? null,
      commit: String(to.commit),
      prepare: String(to.prepare),
      fromCommit: from === null ? null : String(from.commit),
      fromPrepare: from === null ? null : String(from.prepare),
      progress: formatProgress({ projection: name, position: to }),
    },
  );
  const [moved] = rows;
  if (moved === undefined) throw new LeaseLostError(name, generation);
  return moved.state;
}
