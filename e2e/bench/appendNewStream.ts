import { randomUUID } from 'node:crypto';
import type { EventStore, Position } from '@settlewise/infra/eventStore';
import type { Codec, DomainEvent } from '@settlewise/infra/eventStore/codec';

/** Appends all events of a user's new stream at once. @returns the log position of the last one */
export async function appendNewStream(
  store: EventStore,
  codec: Codec,
  { stream, userId }: { readonly stream: string; readonly userId: string },
  events: readonly DomainEvent[],
): Promise<Position> {
  const commandId = randomUUID();
  const encoded = await codec.encode({
    stream,
    firstRevision: 0n,
    previousHash: null,
    commandId,
    commandFingerprint: commandId,
    context: {
      userId,
      actorId: userId,
      actorRole: 'user',
      correlationId: commandId,
      causationId: commandId,
      now: new Date(),
    },
    events: events.map((event) => ({ id: randomUUID(), event })),
  });
  const [first, ...others] = encoded.events;
  if (first === undefined) throw new RangeError('There is nothing to append');
  const { position } = await store.append(stream, [first, ...others], 'no_stream');
  return position;
}
