import { formatPosition, type EventStore, type Position } from '@settlewise/infra/eventStore';
import type { Codec } from '@settlewise/infra/eventStore/codec';
import { PersonErasedError } from '@settlewise/infra/crypto';
import {
  asPlain,
  changesBetween,
  type FieldChange,
  type Plain,
  withoutSecrets,
} from '@settlewise/domain/history';
import { findStreamKind } from '@settlewise/domain/streams';

export interface Log {
  readonly eventStore: Pick<EventStore, 'readStream'>;
  readonly codec: Pick<Codec, 'decode'>;
}

/** The content of an event and its changes of the stream. Secrets are hidden. */
export interface DecodedEvent {
  readonly content: Plain;
  readonly changes: FieldChange[];
}

interface Place {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
}

/**
 * The content and the changes of each of these events, by its position in the log. Changes can only be calculated from the
 * beginning of a stream, so each stream is read once.
 * @throws PersonErasedError when one of them cannot be read any more · CodecError · EventStoreUnavailableError
 */
export async function readHistory(
  log: Log,
  places: readonly Place[],
): Promise<ReadonlyMap<string, DecodedEvent>> {
  const decoded = new Map<string, DecodedEvent>();
  for (const stream of new Set(places.map((place) => place.stream))) {
    const wanted = places.filter((place) => place.stream === stream).map(({ revision }) => revision);
    await decodeStream(log, stream, new Set(wanted), decoded);
  }
  return decoded;
}

async function decodeStream(
  { eventStore, codec }: Log,
  stream: string,
  wanted: ReadonlySet<number>,
  decoded: Map<string, DecodedEvent>,
): Promise<void> {
  const kind = findStreamKind(stream);
  if (kind === null) return;
  const fold = kind.fold();
  const limit = Math.max(...wanted) + 1;
  for await (const recorded of eventStore.readStream(stream, { limit })) {
    const { event, metadata, position } = await codec.decode(recorded);
    if (event === null) throw new PersonErasedError(metadata.userId);
    if (!wanted.has(Number(recorded.revision))) {
      fold.take(event);
      continue;
    }
    const before = fold.plain();
    fold.take(event);
    decoded.set(formatPosition(position), {
      content: withoutSecrets(asPlain(event.data)),
      changes: changesBetween(before, fold.plain()),
    });
  }
}
