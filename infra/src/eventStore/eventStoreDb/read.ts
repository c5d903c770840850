import {
  BACKWARDS,
  END,
  FORWARDS,
  START,
  StreamNotFoundError,
  type AllStreamResolvedEvent,
  type ReadRevision,
  type StreamingRead,
} from '@eventstore/db-client';
import { comparePositions } from '../position';
import type { Position, ReadAllOptions, ReadStreamOptions, RecordedEvent } from '../port';
import { rejectOnAbort } from '../../waiting';
import type { Connection } from './connection';
import { callWithTimeout } from './failures';
import type { NodeClient } from './nodeClient';
import { startPosition, isSystemEvent, toPosition, toRecordedEvent } from './recordedEvent';

type ReadAllCall = NonNullable<Parameters<NodeClient['readAll']>[0]>;

/** Events fetched in one call. */
const pageSize = 250;
/** The log also holds system events, and a smaller page would often hold nothing else. */
const minLogPageSize = 32;

/** See `EventStore.readStream`. @param operation name of the read in errors */
export async function* readStream(
  connection: Connection,
  stream: string,
  { direction = 'forwards', from, limit = Number.POSITIVE_INFINITY, signal }: ReadStreamOptions = {},
  operation = `read ${stream}`,
): AsyncGenerator<RecordedEvent, void, undefined> {
  const backwards = direction === 'backwards';
  let fromRevision: ReadRevision = from ?? (backwards ? END : START);
  let remaining = limit;
  while (remaining > 0) {
    const maxCount = Math.min(remaining, pageSize);
    const page = await collect(
      connection,
      operation,
      (client) =>
        client.readStream(stream, {
          direction: backwards ? BACKWARDS : FORWARDS,
          fromRevision,
          maxCount,
          requiresLeader: true,
        }),
      signal,
    );
    const events = page.flatMap(({ event }) => (event === undefined ? [] : [toRecordedEvent(event)]));
    yield* events;
    const last = events.at(-1);
    if (last === undefined || page.length < maxCount || (backwards && last.revision === 0n)) return;
    fromRevision = backwards ? last.revision - 1n : last.revision + 1n;
    remaining -= page.length;
  }
}

/** See `EventStore.readAll`. */
export async function* readAll(
  connection: Connection,
  { direction = 'forwards', from, limit = Number.POSITIVE_INFINITY, signal }: ReadAllOptions = {},
): AsyncGenerator<RecordedEvent, void, undefined> {
  const backwards = direction === 'backwards';
  let reached: Position | null = from ?? null;
  let remaining = limit;
  while (remaining > 0) {
    const maxCount = Math.max(minLogPageSize, Math.min(remaining + 1, pageSize));
    const page = await readLogPage(connection, backwards, reached, maxCount, signal);
    for (const { event } of page) {
      if (event === undefined) continue;
      const position = toPosition(event.position);
      // Forwards, the server starts with the event at the position itself.
      const isRepeated = reached !== null && comparePositions(position, reached) * (backwards ? -1 : 1) <= 0;
      if (isRepeated) continue;
      reached = position;
      if (isSystemEvent(event)) continue;
      yield toRecordedEvent(event);
      remaining -= 1;
      if (remaining <= 0) return;
    }
    if (page.length < maxCount) return;
  }
}

/** See `EventStore.head`. */
export async function head(connection: Connection): Promise<Position | null> {
  for await (const { position } of readAll(connection, { direction: 'backwards', limit: 1 })) return position;
  return null;
}

/** See `EventStore.check`. */
export async function check(connection: Connection): Promise<void> {
  const newest = { direction: BACKWARDS, fromPosition: END, maxCount: 1, requiresLeader: true } as const;
  await collect(connection, 'check', (client) => client.readAll(newest));
}

function readLogPage(
  connection: Connection,
  backwards: boolean,
  from: Position | null,
  maxCount: number,
  signal: AbortSignal | undefined,
): Promise<AllStreamResolvedEvent[]> {
  const fromStart = from === null || comparePositions(from, startPosition) === 0;
  if (backwards && fromStart && from !== null) return Promise.resolve([]);
  const options: ReadAllCall = {
    direction: backwards ? BACKWARDS : FORWARDS,
    fromPosition: fromStart ? (backwards ? END : START) : from,
    maxCount,
    requiresLeader: true,
  };
  return collect(connection, 'read the log', (client) => client.readAll(options), signal);
}

/** All events of one call, within the call timeout. A missing stream has none. */
async function collect<Event>(
  connection: Connection,
  operation: string,
  read: (client: NodeClient) => StreamingRead<Event>,
  signal?: AbortSignal,
): Promise<Event[]> {
  let stream: StreamingRead<Event> | undefined;
  const call = (client: NodeClient): Promise<Event[]> => {
    stream = read(client);
    return collectEvents(stream);
  };
  const answer = callWithTimeout(connection, operation, call, () => true);
  try {
    return await (signal === undefined ? answer : rejectOnAbort(answer, signal));
  } catch (error) {
    // Not awaited, because it waits for a connection that may never come.
    void stream?.cancel().catch(() => undefined);
    throw error;
  }
}

function collectEvents<Event>(stream: StreamingRead<Event>): Promise<Event[]> {
  return new Promise((resolve, reject) => {
    const events: Event[] = [];
    stream.on('data', (event: Event) => events.push(event));
    stream.on('end', () => resolve(events));
    stream.on('close', () => reject(new Error('The call ended before its answer was complete')));
    stream.on('error', (error) => (error instanceof StreamNotFoundError ? resolve([]) : reject(error)));
  });
}
