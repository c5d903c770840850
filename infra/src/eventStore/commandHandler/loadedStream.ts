import { PersonErasedError } from '../../crypto/personKeys';
import type { Codec } from '../codec/codec';
import type { DomainEvent } from '../codec/types';
import type { EventStore, Position } from '../port';
import type { Decider } from './types';

/** What a command wrote when it was carried out. */
export interface CarriedOut<Event extends DomainEvent> {
  readonly fingerprint: string;
  readonly events: readonly Event[];
}

/** A stream as far as it has been read: what it comes to, and what the next append has to know. */
export interface LoadedStream<State, Event extends DomainEvent> {
  readonly state: State;
  /** Of the last event; null when there is none. */
  readonly revision: bigint | null;
  readonly position: Position | null;
  readonly lastHash: string | null;
  /** By command id. */
  readonly carriedOut: ReadonlyMap<string, CarriedOut<Event>>;
}

export function emptyStream<State, Event extends DomainEvent>(
  initialState: State,
): LoadedStream<State, Event> {
  return { state: initialState, revision: null, position: null, lastHash: null, carriedOut: new Map() };
}

/**
 * Reads on from where a stream was read to. @throws PersonErasedError when an event's content has been erased ·
 * UndecodableEventError · EventStoreUnavailableError
 */
export async function readOn<Command, State, Event extends DomainEvent>(
  { store, codec }: { store: EventStore; codec: Codec },
  decider: Decider<Command, State, Event>,
  stream: string,
  known: LoadedStream<State, Event>,
): Promise<LoadedStream<State, Event>> {
  let { state, revision, position, lastHash } = known;
  let carriedOut: Map<string, CarriedOut<Event>> | null = null;
  const from = revision === null ? 0n : revision + 1n;
  for await (const recorded of store.readStream(stream, { from })) {
    const { event, metadata } = await codec.decode(recorded);
    if (event === null) throw new PersonErasedError(metadata.userId);
    // The codec has checked the event against its definition, and a stream holds only its own decider's events.
    const happened = event as Event;
    state = decider.evolve(state, happened);
    revision = recorded.revision;
    position = recorded.position;
    lastHash = metadata.hash;
    carriedOut ??= new Map(known.carriedOut);
    const before = carriedOut.get(metadata.commandId)?.events ?? [];
    carriedOut.set(metadata.commandId, {
      fingerprint: metadata.commandFingerprint,
      events: [...before, happened],
    });
  }
  return { state, revision, position, lastHash, carriedOut: carriedOut ?? known.carriedOut };
}
