import pLimit from 'p-limit';
import { PersonErasedError } from '../../crypto';
import type { Codec } from '../codec';
import type { DomainEvent, ReadEvent } from '../codec/types';
import { evolved } from './evolved';
import { oneMoreCommand, type Snapshot } from './snapshot';
import type { CommandStore } from './storeAvailability';
import type { StreamSnapshots } from './streamSnapshots';
import type { Decider } from './types';

/** Events are applied in batches of this size, so that a large state is not copied for each. */
const takenAtOnce = 500;

/** A stream is long when a stored snapshot saves reading this many events; the next is stored after as many more. */
export const longStream = 1_000;

export interface Log {
  readonly store: CommandStore;
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
 * How many long streams are read at the same time. Each takes up to seconds of processor time: reading more at once would
 * not finish them sooner, and all other work would wait.
 */
const longReads = pLimit(2);

/**
 * Reads the stream on from a snapshot to its end.
 * @throws PersonErasedError · CodecError · EventStoreUnavailableError
 */
export async function readOn<Command, State, Event extends DomainEvent>(
  log: Log,
  decider: Decider<Command, State, Event>,
  stream: string,
  from: Snapshot<State>,
): Promise<Snapshot<State>> {
  const { snapshots } = log;
  const begun = await takeOn(log, decider, stream, from, longStream);
  if (begun.taken < longStream) return begun.snapshot;
  return longReads(async () => {
    const stored = await storedBeyond(log, decider, stream, begun.snapshot);
    const { snapshot } = await takeOn(log, decider, stream, stored ?? begun.snapshot);
    const more = (snapshot.revision ?? -1n) - ((stored ?? from).revision ?? -1n);
    if (more >= BigInt(longStream)) snapshots?.keep(decider, stream, snapshot);
    return snapshot;
  });
}

/** @param most how many events are taken */
async function takeOn<Command, State, Event extends DomainEvent>(
  { store, codec }: Log,
  decider: Decider<Command, State, Event>,
  stream: string,
  from: Snapshot<State>,
  most = Number.POSITIVE_INFINITY,
): Promise<{ readonly snapshot: Snapshot<State>; readonly taken: number }> {
  let taken = 0;
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
  const beginning = revision === null ? {} : { from: revision + 1n };
  for await (const recorded of store.readStream(stream, { ...beginning, limit: most })) {
    taken += 1;
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
  return { snapshot: { decider, state, revision, lastHash, position, day, commands, people }, taken };
}

/** A stored snapshot that is newer than this one; null where there is none. */
async function storedBeyond<Command, State, Event extends DomainEvent>(
  { store, codec, snapshots }: Log,
  decider: Decider<Command, State, Event>,
  stream: string,
  { revision }: Snapshot<State>,
): Promise<Snapshot<State> | null> {
  const stored = (await snapshots?.find(decider, stream)) ?? null;
  const last = stored?.revision ?? -1n;
  if (last <= (revision ?? -1n)) return null;
  // A snapshot beyond the end of the stream is ignored: after a restore the tables may be newer than the log.
  for await (const recorded of store.readStream(stream, { from: last, limit: 1 })) {
    return (await codec.decode(recorded)).metadata.hash === stored?.lastHash ? stored : null;
  }
  return null;
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
