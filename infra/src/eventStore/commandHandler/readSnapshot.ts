import { PersonErasedError } from '../../crypto';
import type { Codec } from '../codec';
import type { DomainEvent, ReadEvent } from '../codec/types';
import type { EventStore } from '../port';
import { evolved } from './evolved';
import { oneMoreCommand, type Snapshot } from './snapshot';
import type { StreamSnapshots } from './streamSnapshots';
import type { Decider } from './types';

/** Events that wait to be taken, so that a long state is not copied for each. */
const takenAtOnce = 500;

/** A stream is long whose kept snapshot saves reading so many events; another is kept after as many. */
export const longStream = 1_000;

export interface Log {
  readonly store: EventStore;
  readonly codec: Codec;
  /** Left out: every stream is read from its beginning. */
  readonly snapshots?: StreamSnapshots | undefined;
}

/**
 * A method, so that a decider or a list of one kind of event may stand here: the codec has checked that an event's data
 * is what its type says, and a stream holds the events of one decider.
 */
interface Taker {
  take(event: DomainEvent): void;
}

/**
 * Reads the stream on from a snapshot to its end.
 * @throws PersonErasedError · CodecError · EventStoreUnavailableError
 */
export async function readOn<Command, State, Event extends DomainEvent>(
  { store, codec, snapshots }: Log,
  decider: Decider<Command, State, Event>,
  stream: string,
  from: Snapshot<State>,
): Promise<Snapshot<State>> {
  let count = 0;
  let { state, revision, lastHash, position, day } = from;
  const { commands, people } = from;
  let waiting: Event[] = [];
  const collecting: Taker = {
    take(event: Event) {
      waiting.push(event);
    },
  };
  const takeWaiting = () => {
    state = evolved(decider, state, waiting);
    waiting = [];
  };
  const options = revision === null ? {} : { from: revision + 1n };
  for await (const recorded of store.readStream(stream, options)) {
    count += 1;
    if (count === longStream && snapshots !== undefined) {
      const kept = await snapshots.find(decider, stream);
      if (kept !== null && (kept.revision ?? -1n) > recorded.revision && (await isOfStream(kept))) {
        return readOnFrom(kept);
      }
    }
    const read = await codec.decode(recorded);
    collecting.take(contentOf(read));
    if (waiting.length === takenAtOnce) takeWaiting();
    const { commandId, commandFingerprint, hash, recordedAt } = read.metadata;
    if (!commands.has(commandId)) {
      day = oneMoreCommand(day, recordedAt);
      commands.set(commandId, { fingerprint: commandFingerprint, revision: read.revision });
    }
    if (codec.isPersonal(read.type)) people.add(read.metadata.userId);
    revision = read.revision;
    lastHash = hash;
    position = read.position;
  }
  takeWaiting();
  const snapshot = { decider, state, revision, lastHash, position, day, commands, people };
  if (count >= longStream) snapshots?.keep(decider, stream, snapshot);
  return snapshot;

  /** Not of events that the log has lost: after a restore the tables may be newer than the log. */
  async function isOfStream({ revision: last, lastHash: told }: Snapshot<State>): Promise<boolean> {
    if (last === null) return false;
    for await (const recorded of store.readStream(stream, { from: last, limit: 1 })) {
      return (await codec.decode(recorded)).metadata.hash === told;
    }
    return false;
  }

  async function readOnFrom(kept: Snapshot<State>): Promise<Snapshot<State>> {
    const whole = await readOn({ store, codec }, decider, stream, kept);
    const more = (whole.revision ?? 0n) - (kept.revision ?? 0n);
    if (more >= BigInt(longStream)) snapshots?.keep(decider, stream, whole);
    return whole;
  }
}

/** The events that one command wrote to the stream. @throws as `readOn` */
export async function readEventsOf<Event extends DomainEvent>(
  { store, codec }: Log,
  stream: string,
  commandId: string,
  from: bigint,
): Promise<readonly Event[]> {
  const events: Event[] = [];
  const collecting: Taker = {
    take(event: Event) {
      events.push(event);
    },
  };
  // One append writes them all, so they stand side by side.
  for await (const recorded of store.readStream(stream, { from })) {
    const read = await codec.decode(recorded);
    if (read.metadata.commandId !== commandId) break;
    collecting.take(contentOf(read));
  }
  return events;
}

function contentOf({ event, metadata }: ReadEvent): DomainEvent {
  if (event === null) throw new PersonErasedError(metadata.userId);
  return event;
}
