import type {
  AllStreamResolvedEvent,
  Position as EnginePosition,
  ResolvedEvent,
} from '@eventstore/db-client';
import type { JsonObject, Position, RecordedEvent } from '../port';

/** The position before the first event. */
export const startPosition: Position = { commit: 0n, prepare: 0n };

/** Event types and streams that begin with '$' belong to the engine. */
export const isSystemEvent = ({ streamId, type }: { streamId: string; type: string }): boolean =>
  streamId.startsWith('$') || type.startsWith('$');

/** The log holds an event that this program cannot have written, or one from a server that is too old. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';
}

type EngineEvent = NonNullable<AllStreamResolvedEvent['event'] | ResolvedEvent['event']>;

/** @throws UnreadableEventError */
export function toRecordedEvent(event: EngineEvent): RecordedEvent {
  const { id, type, streamId, revision, data, metadata } = event;
  if (!isJsonObject(data))
    throw new UnreadableEventError(`Event ${id} (${type}) has no JSON object for its data`);
  // Missing metadata counts as empty.
  const readMetadata: unknown = metadata ?? {};
  if (!isJsonObject(readMetadata)) {
    throw new UnreadableEventError(`Event ${id} (${type}) has no JSON object for its metadata`);
  }
  return {
    id,
    type,
    data,
    metadata: readMetadata,
    stream: streamId,
    revision,
    position: toPosition(event.position),
  };
}

// Servers before 22.6 send no positions with the events of a stream.
const unknownPosition = 2n ** 64n - 1n;

export function toPosition(position: EnginePosition | undefined): Position {
  if (position === undefined || position.commit === unknownPosition) {
    throw new UnreadableEventError(
      'The server gives no positions with events of a stream: version 22.6 or later is needed',
    );
  }
  return { commit: position.commit, prepare: position.prepare };
}

/** The client has parsed the JSON already. */
function isJsonObject(value: unknown): value is JsonObject {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)
  );
}
