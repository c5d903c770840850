import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Codec, CommandContext, DomainEvent } from '../src/eventStore/codec';
import type { Decider } from '../src/eventStore/commandHandler';

/** A new stream with all its events. */
export interface NewStream {
  readonly stream: string;
  readonly events: readonly DomainEvent[];
}

/** The stream that results from these commands, executed in order. @throws errors of `decide` */
export function decideStream<Command, State, Event extends DomainEvent>(
  stream: string,
  decider: Decider<Command, State, Event>,
  commands: readonly Command[],
): NewStream {
  let state = decider.initialState;
  const events = commands.flatMap((command) => {
    const decided = decider.decide(command, state);
    state = decided.reduce((before, event) => decider.evolve(before, event), state);
    return decided;
  });
  return { stream, events };
}

/**
 * Appends new streams with one statement, because separate appends take 20 times as long. Readers of the log are not
 * notified; they poll after a second, or read with the next append.
 */
export async function appendStreams(
  database: Knex,
  codec: Codec,
  streams: readonly NewStream[],
  context: CommandContext,
): Promise<void> {
  const rows: object[] = [];
  for (const { stream, events } of streams) {
    const commandId = randomUUID();
    const encoded = await codec.encode({
      stream,
      firstRevision: 0n,
      previousHash: null,
      commandId,
      commandFingerprint: commandId,
      context,
      events: events.map((event) => ({ id: randomUUID(), event })),
    });
    for (const [revision, { id, type, data, metadata }] of encoded.events.entries()) {
      rows.push({ stream, revision, event_id: id, type, data, metadata });
    }
  }
  await database.raw(
    `INSERT INTO events (transaction_id, stream, revision, event_id, type, data, metadata)
     SELECT pg_current_xact_id()::text::bigint + (SELECT value FROM event_log_offset), added.*
     FROM json_to_recordset(?::json) AS added
       (stream text, revision bigint, event_id uuid, type text, data json, metadata json)`,
    [JSON.stringify(rows)],
  );
}
