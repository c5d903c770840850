import pLimit from 'p-limit';
import { PersonErasedError } from '../../crypto';
import type { Codec } from '../codec';
import type { DomainEvent, ReadEvent } from '../codec/types';
import { evolveAll } from './evolveAll';
import { countCommand, type Snapshot } from './snapshot';
import type { CommandStore } from './storeAvailability';
import type { StreamSnapshots } from './streamSnapshots';
import type { Decider } from './types';

/** Events are applied in batches of this size, so that a large state is not copied for each event. */
const batchSize = 500;

/** From this many events on a snapshot is stored; the next one follows after as many more. */
export const longStreamEvents = 1_000;

export interface Log {
  readonly store: CommandStore;
  readonly codec: Codec;
  /** If omitted, every stream is read from its beginning. */
  readonly snapshots?: StreamSnapshots | undefined;
}

/**
 * Collects decoded events. `add` is a method, so that an implementation may accept one event type only: the codec has
 * validated each event, and a stream holds the events of one decider.
 */
interface EventSink {
  add(event: DomainEvent): void;
}

/**
 * How many long streams are read at the same time. Each takes up to seconds of processor time, so more parallel reads
 * would only delay other work.
 */
const longReads = pLimit(2);

/**
 * Reads the stream from a snapshot to its end.
 * @throws PersonErasedError · CodecError · EventStoreUnavailableError
 */
export async function readToEnd<Command, State, Event extends DomainEvent>(
  log: Log,
  decider: Decider<Command, State, Event>,
  stream: string,
  from: Snapshot<State>,
): Promise<Snapshot<State>> {
  const { snapshots } = log;
  const start = await applyEvents(log, decider, stream, from, longStreamEvents);
  if (start.count < longStreamEvents) return start.snapshot;
  return longReads(async () => {
    const stored = await findNewerSnapshot(log, decider, stream, start.snapshot);
    const { snapshot } = await applyEvents(log, decider, stream, stored ?? start.snapshot);
    const more = (snapshot.revision ?? -1n) - ((stored ?? from).revision ?? -1n);
    if (more >= BigInt(longStreamEvents)) snapshots?.save(decider, stream, snapshot);
    return snapshot;
  });
}

/** Applies the events after a snapshot, at most `limit`. */
async function applyEvents<Command, State, Event extends DomainEvent>(
  { store, codec }: Log,
  decider: Decider<Command, State, Event>,
  stream: string,
  from: Snapshot<State>,
  limit = Number.POSITIVE_INFINITY,
): Promise<{ readonly snapshot: Snapshot<State>; readonly count: number }> {
  let count = 0;
  let { state, revision, lastHash, position, day } = from;
  const { commands, people } = from;
  let batch: Event[] = [];
  const sink: EventSink = {
    add(event: Event) {
      batch.push(event);
    },
  };
  const applyBatch = () => {
    state = evolveAll(decider, state, batch);
    batch = [];
  };
  const beginning = revision === null ? {} : { from: revision + 1n };
  for await (const recorded of store.readStream(stream, { ...beginning, limit })) {
    count += 1;
    const read = await codec.decode(recorded);
    sink.add(requireContent(read));
    if (batch.length === batchSize) applyBatch();
    const { commandId, commandFingerprint, hash, recordedAt } = read.metadata;
    if (!commands.has(commandId)) {
      day = countCommand(day, recordedAt);
      commands.set(commandId, { fingerprint: commandFingerprint, revision: read.revision });
    }
    if (codec.isPersonal(read.type)) people.add(read.metadata.userId);
    revision = read.revision;
    lastHash = hash;
    position = read.position;
  }
  applyBatch();
  return { snapshot: { decider, state, revision, lastHash, position, day, commands, people }, count };
}

/** A stored snapshot that is newer than this one; null if there is none. */
async function findNewerSnapshot<Command, State, Event extends DomainEvent>(
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

/** The events of a command in the stream. @throws the errors of `readToEnd` */
export async function readCommandEvents<Event extends DomainEvent>(
  { store, codec }: Log,
  stream: string,
  commandId: string,
  from: bigint,
): Promise<readonly Event[]> {
  const events: Event[] = [];
  const sink: EventSink = {
    add(event: Event) {
      events.push(event);
    },
  };
  // One append writes them all, so they are adjacent.
  for await (const recorded of store.readStream(stream, { from })) {
    const read = await codec.decode(recorded);
    if (read.metadata.commandId !== commandId) break;
    sink.add(requireContent(read));
  }
  return events;
}

function requireContent({ event, metadata }: ReadEvent): DomainEvent {
  if (event === null) throw new PersonErasedError(metadata.userId);
  return event;
}
