import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Keyed } from '../../crypto';
import { canonicalJson } from '../canonicalJson';
import type { CommandContext, DomainEvent } from '../codec/types';
import { EventStoreUnavailableError, WrongExpectedRevisionError } from '../errors';
import { appendWithRetry } from './appendWithRetry';
import { decide, type Decision, type Identity } from './decide';
import { ConcurrencyConflictError, TooManyCommandsError } from './errors';
import { evolved } from './evolved';
import { longStream, readEventsOf, readOn, type Log } from './readSnapshot';
import { emptySnapshot, oneMoreCommand, SnapshotCache, type Snapshot } from './snapshot';
import { KeyedMutex, MutexBusyError } from './keyedMutex';
import { StoreAvailability, type CommandStore } from './storeAvailability';
import type { CommandHandler, Decider, Handled } from './types';

/** Some 40 MB of them: the streams that several hundred people write to. */
export const mostRememberedEvents = 50_000;

export interface CommandHandlerOptions extends Log {
  readonly keyed: Keyed;
  /** How many events' worth of stream states is kept in memory. Default `mostRememberedEvents`. */
  readonly rememberedEvents?: number;
  /** How many commands one stream accepts in a day. Default `mostCommandsInADay`. */
  readonly commandsInADay?: number;
}

/** More than anybody needs in a day. A stream that grows faster is an attempt to make reading it slow. */
export const mostCommandsInADay = 5_000;

/** Commands on one stream run one after the other within a process, so that retries are only needed against other processes. */
const mostAttempts = 30;
/** Two processes that retry at the same pace would collide again, so each waits for a random time. */
const longestBetweenTriesMs = 40;
/** Limits of the wait for a turn on a stream. `StoreAvailability` limits the wait for a store that is away. */
const mutexLimits = { waiting: 500, waitMs: 10_000 };

export function createCommandHandler({
  store,
  codec,
  keyed,
  snapshots,
  rememberedEvents = mostRememberedEvents,
  commandsInADay = mostCommandsInADay,
}: CommandHandlerOptions): CommandHandler {
  const availability = new StoreAvailability(store);
  /** The log for one command or read that arrives now. */
  const logForCommand = (): Log => ({ store: availability.forCommand(), codec, snapshots });
  const cache = new SnapshotCache(rememberedEvents);
  const mutex = new KeyedMutex(mutexLimits);
  /** Streams that are being read from their beginning. */
  const readings = new Map<string, Promise<void>>();

  function identityOf(command: object, context: CommandContext): Identity {
    const { userId, idempotencyKey, requestFingerprint } = context;
    return {
      commandId:
        idempotencyKey === undefined ? randomUUID() : keyed.identifier('command', userId, idempotencyKey),
      fingerprint: keyed.hash('command fingerprint', requestFingerprint ?? canonicalJson(command)),
    };
  }

  /** The remembered state of a stream; none once a person in it has been erased. */
  async function remembered<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
  ): Promise<Snapshot<State> | null> {
    const snapshot = cache.find(decider, stream);
    for (const person of snapshot?.people ?? []) {
      if (!(await codec.isErased(person))) continue;
      cache.forget(stream);
      return null;
    }
    return snapshot;
  }

  async function read<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    log: Log,
  ): Promise<Snapshot<State>> {
    let known = await remembered(decider, stream);
    const underWay = readings.get(stream);
    if (known === null && underWay !== undefined) {
      // When several callers need a stream that is not in memory, one reads it from its beginning. The others read on
      // from there, so that each sees what had been written when it asked.
      await underWay;
      known = await remembered(decider, stream);
    }
    const reading = readOn(log, decider, stream, known ?? emptySnapshot(decider)).then((snapshot) => {
      cache.keep(stream, snapshot);
      return snapshot;
    });
    if (known !== null || readings.has(stream)) return reading;
    // Its caller handles a failure.
    readings.set(stream, reading.then(noted, noted));
    try {
      return await reading;
    } finally {
      readings.delete(stream);
    }
  }

  /**
   * Decides on what is remembered of the stream, without reading it again: if that is out of date the append is refused.
   * An answer that appends nothing has no such guard and is only given after reading.
   */
  async function decideOn<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    identity: Identity,
    log: Log,
  ): Promise<{ readonly snapshot: Snapshot<State>; readonly decision: Decision<Event> }> {
    const known = await remembered(decider, stream);
    if (known !== null) {
      const decision = decide(decider, stream, known, command, identity);
      if (decision.kind === 'decided' && decision.events.length > 0) return { snapshot: known, decision };
    }
    const snapshot = await read(decider, stream, log);
    return { snapshot, decision: decide(decider, stream, snapshot, command, identity) };
  }

  /** @throws WrongExpectedRevisionError when somebody else wrote first */
  async function carryOut<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
    identity: Identity,
    log: Log,
  ): Promise<Handled<State, Event>> {
    const { snapshot, decision } = await decideOn(decider, stream, command, identity, log);
    const { state, position } = snapshot;
    if (decision.kind === 'refused') throw decision.error;
    if (decision.kind === 'repeat') {
      return {
        events: await readEventsOf<Event>(log, stream, identity.commandId, decision.revision),
        state,
        position,
      };
    }
    const { events } = decision;
    if (events.length === 0) return { events, state, position };
    refuseTooMany(stream, snapshot, context);

    try {
      const after = await write(decider, stream, snapshot, events, context, identity, log.store);
      cache.keep(stream, after);
      if (isLongerBy(longStream, snapshot, after)) snapshots?.keep(decider, stream, after);
      return { events, state: after.state, position: after.position };
    } catch (error) {
      // After a conflict, and when it is unknown what was written, only reading the stream can tell.
      cache.forget(stream);
      throw error;
    }
  }

  /** Commands of the program and of administrators protect people, so no daily limit applies to them. */
  function refuseTooMany(
    stream: string,
    { day }: Snapshot<unknown>,
    { actorRole, now }: CommandContext,
  ): void {
    if (actorRole === 'admin' || actorRole === 'system') return;
    if (oneMoreCommand(day, now.toISOString()).commands <= commandsInADay) return;
    throw new TooManyCommandsError(stream, secondsLeftOf(now));
  }

  async function write<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    before: Snapshot<State>,
    events: readonly Event[],
    context: CommandContext,
    { commandId, fingerprint }: Identity,
    to: CommandStore,
  ): Promise<Snapshot<State>> {
    const firstRevision = before.revision === null ? 0n : before.revision + 1n;
    const encoded = await codec.encode({
      stream,
      firstRevision,
      previousHash: before.lastHash,
      commandId,
      commandFingerprint: fingerprint,
      context,
      // Not made from the command id: of two processes that carry out one request at the same moment, the second would
      // be told that it wrote what the first did. It has to meet a conflict and answer with what it then reads.
      events: events.map((event) => ({ id: randomUUID(), event })),
    });
    const [first, ...others] = encoded.events;
    if (first === undefined) return before;
    const { revision, position } = await appendWithRetry(
      to,
      stream,
      [first, ...others],
      before.revision ?? 'no_stream',
    );
    before.commands.set(commandId, { fingerprint, revision: firstRevision });
    if (events.some(({ type }) => codec.isPersonal(type))) before.people.add(context.userId);
    return {
      ...before,
      state: evolved(decider, before.state, events),
      day: oneMoreCommand(before.day, context.now.toISOString()),
      revision,
      lastHash: encoded.lastHash,
      position,
    };
  }

  return {
    async handle(decider, stream, command, context) {
      const identity = identityOf(command, context);
      // Created before the wait for a turn, because that time counts.
      const log = logForCommand();
      try {
        return await mutex.runExclusive(stream, async () => {
          // The remembered state may be out of date without any conflict; such an attempt is not counted.
          for (let tried = cache.find(decider, stream) === null ? 1 : 0; ; tried += 1) {
            try {
              return await carryOut(decider, stream, command, context, identity, log);
            } catch (error) {
              if (!(error instanceof WrongExpectedRevisionError)) throw error;
              if (tried === mostAttempts) throw new ConcurrencyConflictError(stream, { cause: error });
              if (tried > 1) await pause(randomInt(longestBetweenTriesMs));
            }
          }
        });
      } catch (error) {
        if (!(error instanceof MutexBusyError)) throw error;
        // Without an answer from the store nobody has changed the stream.
        if (availability.isAway)
          throw new EventStoreUnavailableError(`a turn to write to ${stream}`, { cause: error });
        throw new ConcurrencyConflictError(stream, { cause: error });
      }
    },

    async load(decider, stream) {
      const { state, revision } = await read(decider, stream, logForCommand());
      return { state, revision };
    },
  };
}

const noted = () => undefined;

const secondsInADay = 24 * 60 * 60;

/** Of the day in UTC. */
const secondsLeftOf = (now: Date) => secondsInADay - (Math.floor(now.getTime() / 1000) % secondsInADay);

/** Whether a stream has come to another so-many-th event. */
function isLongerBy(events: number, before: Snapshot<unknown>, after: Snapshot<unknown>): boolean {
  const rounds = ({ revision }: Snapshot<unknown>) => ((revision ?? -1n) + 1n) / BigInt(events);
  return rounds(after) > rounds(before);
}
