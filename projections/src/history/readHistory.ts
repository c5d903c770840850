import { formatPosition, type EventStore, type Position } from '@settlewise/infra/eventStore';
import type { Codec } from '@settlewise/infra/eventStore/codec';
import { PersonErasedError } from '@settlewise/infra/crypto';
import {
  asPlain,
  changesBetween,
  findStreamKind,
  withoutSecrets,
  type FieldChange,
  type Plain,
} from '@settlewise/domain';

export interface Log {
  readonly eventStore: Pick<EventStore, 'readStream'>;
  readonly codec: Pick<Codec, 'decode'>;
}

/** What an event said, and what its stream says differently since. Secrets are hidden. */
export interface Told {
  readonly content: Plain;
  readonly changes: FieldChange[];
}

interface Place {
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
}

/**
 * Of each of these events what it said and changed, by its place in the log. What stood before an event is only known
 * from the beginning of its stream on: each stream is read once, and nothing of it is kept but what is asked for.
 * @throws PersonErasedError when one of them cannot be read any more · CodecError · EventStoreUnavailableError
 */
export async function readHistory(log: Log, places: readonly Place[]): Promise<ReadonlyMap<string, Told>> {
  const told = new Map<string, Told>();
  for (const stream of new Set(places.map((place) => place.stream))) {
    const wanted = places.filter((place) => place.stream === stream).map(({ revision }) => revision);
    await readStreamOf(log, stream, new Set(wanted), told);
  }
  return told;
}

async function readStreamOf(
  { eventStore, codec }: Log,
  stream: string,
  wanted: ReadonlySet<number>,
  told: Map<string, Told>,
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
    told.set(formatPosition(position), {
      content: withoutSecrets(asPlain(event.data)),
      changes: changesBetween(before, fold.plain()),
    });
  }
}
