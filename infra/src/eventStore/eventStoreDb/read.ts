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
import { unlessAborted } from '../../waiting';
import type { Connection } from './connection';
import { withinTime } from './failures';
import type { NodeClient } from './nodeClient';
import { beforeEverything, isSystemEvent, toPosition, toRecordedEvent } from './recordedEvent';

type ReadAllCall = NonNullable<Parameters<NodeClient['readAll']>[0]>;

/** Events fetched in one call. */
const pageSize = 250;
/** The log holds system events as well; a page too small would often hold nothing else. */
const smallestLogPage = 32;

/** See `EventStore.readStream`. @param operation what errors call the read */
export async function* readStream(
  connection: Connection,
  stream: string,
  { direction = 'forwards', from, limit = Number.POSITIVE_INFINITY, signal }: ReadStreamOptions = {},
  operation = `read ${stream}`,
): AsyncGenerator<RecordedEvent, void, undefined> {
  const backwards = direction === 'backwards';
  let fromRevision: ReadRevision = from ?? (backwards ? END : START);
  let left = limit;
  while (left > 0) {
    const maxCount = Math.min(left, pageSize);
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
    left -= page.length;
  }
}

/** See `EventStore.readAll`. */
export async function* readAll(
  connection: Connection,
  { direction = 'forwards', from, limit = Number.POSITIVE_INFINITY, signal }: ReadAllOptions = {},
): AsyncGenerator<RecordedEvent, void, undefined> {
  const backwards = direction === 'backwards';
  let reached: Position | null = from ?? null;
  let left = limit;
  while (left > 0) {
    const maxCount = Math.max(smallestLogPage, Math.min(left + 1, pageSize));
    const page = await readLogPage(connection, backwards, reached, maxCount, signal);
    for (const { event } of page) {
      if (event === undefined) continue;
      const position = toPosition(event.position);
      // Forwards the server begins with the event at the position itself.
      const seen = reached !== null && comparePositions(position, reached) * (backwards ? -1 : 1) <= 0;
      if (seen) continue;
      reached = position;
      if (isSystemEvent(event)) continue;
      yield toRecordedEvent(event);
      left -= 1;
      if (left <= 0) return;
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
  const beginning = from === null || comparePositions(from, beforeEverything) === 0;
  if (backwards && beginning && from !== null) return Promise.resolve([]);
  const options: ReadAllCall = {
    direction: backwards ? BACKWARDS : FORWARDS,
    fromPosition: beginning ? (backwards ? END : START) : from,
    maxCount,
    requiresLeader: true,
  };
  return collect(connection, 'read the log', (client) => client.readAll(options), signal);
}

/** All of one call's events, within the time a call may take. A stream that does not exist has none. */
async function collect<Event>(
  connection: Connection,
  operation: string,
  read: (client: NodeClient) => StreamingRead<Event>,
  signal?: AbortSignal,
): Promise<Event[]> {
  let stream: StreamingRead<Event> | undefined;
  const call = (client: NodeClient): Promise<Event[]> => {
    stream = read(client);
    return gather(stream);
  };
  const answer = withinTime(connection, operation, call, () => true);
  try {
    return await (signal === undefined ? answer : unlessAborted(answer, signal));
  } catch (error) {
    // Not awaited: cancelling waits for a connection, which may never come.
    void stream?.cancel().catch(() => undefined);
    throw error;
  }
}

function gather<Event>(stream: StreamingRead<Event>): Promise<Event[]> {
  return new Promise((resolve, reject) => {
    const events: Event[] = [];
    stream.on('data', (event: Event) => events.push(event));
    stream.on('end', () => resolve(events));
    stream.on('close', () => reject(new Error('The call ended before its answer was complete')));
    stream.on('error', (error) => (error instanceof StreamNotFoundError ? resolve([]) : reject(error)));
  });
}
