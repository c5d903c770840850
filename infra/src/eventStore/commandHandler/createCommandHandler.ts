import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Keyed } from '../../crypto';
import { canonicalJson } from '../canonicalJson';
import type { CommandContext, DomainEvent } from '../codec/types';
import { EventStoreUnavailableError, WrongExpectedRevisionError } from '../errors';
import { appendWithRetry } from './appendWithRetry';
import { decide, type Decision, type Identity } from './decide';
import { ConcurrencyConflictError, TooManyCommandsError } from './errors';
import { evolveAll } from './evolveAll';
import { longStreamEvents, readCommandEvents, readToEnd, type Log } from './readSnapshot';
import { emptySnapshot, countCommand, SnapshotCache, type Snapshot } from './snapshot';
import { KeyedMutex, MutexBusyError } from './keyedMutex';
import { StoreAvailability, type CommandStore } from './storeAvailability';
import type { CommandHandler, Decider, CommandResult } from './types';

/** About 40 MB: the streams that several hundred people write to. */
export const maxCachedEvents = 50_000;

export interface CommandHandlerOptions extends Log {
  readonly keyed: Keyed;
  /** Size of the snapshot cache, counted in events. Default `maxCachedEvents`. */
  readonly cachedEvents?: number;
  /** How many commands one stream accepts in a day. Default `maxCommandsPerDay`. */
  readonly commandsPerDay?: number;
}

/** More than any person needs in a day. A stream that grows faster is an attack that makes reads slow. */
export const maxCommandsPerDay = 5_000;

/** A process runs the commands of one stream one after the other, so only conflicts with other processes need retries. */
const maxAttempts = 30;
/** Retries wait for a random time, because two processes that retry at the same pace would collide again. */
const maxRetryDelayMs = 40;
/** Limits of the wait for a turn on a stream. `StoreAvailability` limits the wait for an unavailable store. */
const mutexLimits = { maxWaiting: 500, maxWaitMs: 10_000 };

export function createCommandHandler({
  store,
  codec,
  keyed,
  snapshots,
  cachedEvents = maxCachedEvents,
  commandsPerDay = maxCommandsPerDay,
}: CommandHandlerOptions): CommandHandler {
  const availability = new StoreAvailability(store);
  /** The log for a command or read that arrives now. */
  const openCommandLog = (): Log => ({ store: availability.forCommand(), codec, snapshots });
  const cache = new SnapshotCache(cachedEvents);
  const mutex = new KeyedMutex(mutexLimits);
  /** Pending reads from the beginning, by stream. */
  const pendingReads = new Map<string, Promise<void>>();

  function identifyCommand(command: object, context: CommandContext): Identity {
    const { userId, idempotencyKey, requestFingerprint } = context;
    return {
      commandId:
        idempotencyKey === undefined ? randomUUID() : keyed.identifier('command', userId, idempotencyKey),
      fingerprint: keyed.hash('command fingerprint', requestFingerprint ?? canonicalJson(command)),
    };
  }

  /** The cached state of a stream; null once a person in it has been erased. */
  async function findCached<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
  ): Promise<Snapshot<State> | null> {
    const snapshot = cache.find(decider, stream);
    for (const person of snapshot?.people ?? []) {
      if (!(await codec.isErased(person))) continue;
      cache.invalidate(stream);
      return null;
    }
    return snapshot;
  }

  async function loadSnapshot<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    log: Log,
  ): Promise<Snapshot<State>> {
    let cached = await findCached(decider, stream);
    const pendingRead = pendingReads.get(stream);
    if (cached === null && pendingRead !== undefined) {
      // When several callers need a stream that is not cached, one reads it from its beginning. The others continue from
      // its snapshot, so that each sees every event that existed when it asked.
      await pendingRead;
      cached = await findCached(decider, stream);
    }
    const reading = readToEnd(log, decider, stream, cached ?? emptySnapshot(decider)).then((snapshot) => {
      cache.set(stream, snapshot);
      return snapshot;
    });
    if (cached !== null || pendingReads.has(stream)) return reading;
    // The caller handles a failure.
    pendingReads.set(stream, reading.then(ignoreResult, ignoreResult));
    try {
      return await reading;
    } finally {
      pendingReads.delete(stream);
    }
  }

  /**
   * Decides on the cached state without reading the stream: if the cache is stale, the append fails with a conflict.
   * A decision that appends nothing has no such guard, so it needs a read.
   */
  async function loadAndDecide<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    identity: Identity,
    log: Log,
  ): Promise<{ readonly snapshot: Snapshot<State>; readonly decision: Decision<Event> }> {
    const cached = await findCached(decider, stream);
    if (cached !== null) {
      const decision = decide(decider, stream, cached, command, identity);
      if (decision.kind === 'decided' && decision.events.length > 0) return { snapshot: cached, decision };
    }
    const snapshot = await loadSnapshot(decider, stream, log);
    return { snapshot, decision: decide(decider, stream, snapshot, command, identity) };
  }

  /** @throws WrongExpectedRevisionError when another writer was first */
  async function attemptCommand<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
    identity: Identity,
    log: Log,
  ): Promise<CommandResult<State, Event>> {
    const { snapshot, decision } = await loadAndDecide(decider, stream, command, identity, log);
    const { state, position } = snapshot;
    if (decision.kind === 'refused') throw decision.error;
    if (decision.kind === 'repeat') {
      return {
        events: await readCommandEvents<Event>(log, stream, identity.commandId, decision.revision),
        state,
        position,
      };
    }
    const { events } = decision;
    if (events.length === 0) return { events, state, position };
    checkDailyLimit(stream, snapshot, context);

    try {
      const after = await write(decider, stream, snapshot, events, context, identity, log.store);
      cache.set(stream, after);
      if (passedMultiple(longStreamEvents, snapshot, after)) snapshots?.save(decider, stream, after);
      return { events, state: after.state, position: after.position };
    } catch (error) {
      // After a conflict or an unknown outcome the stream must be read again.
      cache.invalidate(stream);
      throw error;
    }
  }

  /** Commands of the system and of administrators protect people, so they have no daily limit. */
  function checkDailyLimit(
    stream: string,
    { day }: Snapshot<unknown>,
    { actorRole, now }: CommandContext,
  ): void {
    if (actorRole === 'admin' || actorRole === 'system') return;
    if (countCommand(day, now.toISOString()).commands <= commandsPerDay) return;
    throw new TooManyCommandsError(stream, secondsUntilMidnight(now));
  }

  async function write<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    before: Snapshot<State>,
    events: readonly Event[],
    context: CommandContext,
    { commandId, fingerprint }: Identity,
    target: CommandStore,
  ): Promise<Snapshot<State>> {
    const firstRevision = before.revision === null ? 0n : before.revision + 1n;
    const encoded = await codec.encode({
      stream,
      firstRevision,
      previousHash: before.lastHash,
      commandId,
      commandFingerprint: fingerprint,
      context,
      // Random, not derived from the command id: if two processes execute one request at the same time, the second must
      // get a conflict and answer with the events of the first.
      events: events.map((event) => ({ id: randomUUID(), event })),
    });
    const [first, ...others] = encoded.events;
    if (first === undefined) return before;
    const { revision, position } = await appendWithRetry(
      target,
      stream,
      [first, ...others],
      before.revision ?? 'no_stream',
    );
    before.commands.set(commandId, { fingerprint, revision: firstRevision });
    if (events.some(({ type }) => codec.isPersonal(type))) before.people.add(context.userId);
    return {
      ...before,
      state: evolveAll(decider, before.state, events),
      day: countCommand(before.day, context.now.toISOString()),
      revision,
      lastHash: encoded.lastHash,
      position,
    };
  }

  return {
    async handle(decider, stream, command, context) {
      const identity = identifyCommand(command, context);
      // Created before the wait for a turn, because the time limit includes that wait.
      const log = openCommandLog();
      try {
        return await mutex.runExclusive(stream, async () => {
          // A conflict on cached state only shows that the cache is stale, so that attempt is not counted.
          for (let attempts = cache.find(decider, stream) === null ? 1 : 0; ; attempts += 1) {
            try {
              return await attemptCommand(decider, stream, command, context, identity, log);
            } catch (error) {
              if (!(error instanceof WrongExpectedRevisionError)) throw error;
              if (attempts === maxAttempts) throw new ConcurrencyConflictError(stream, { cause: error });
              if (attempts > 1) await pause(randomInt(maxRetryDelayMs));
            }
          }
        });
      } catch (error) {
        if (!(error instanceof MutexBusyError)) throw error;
        // An unavailable store is the cause of the wait, not a conflict.
        if (availability.isUnavailable)
          throw new EventStoreUnavailableError(`a turn to write to ${stream}`, { cause: error });
        throw new ConcurrencyConflictError(stream, { cause: error });
      }
    },

    async load(decider, stream) {
      const { state, revision } = await loadSnapshot(decider, stream, openCommandLog());
      return { state, revision };
    },
  };
}

const ignoreResult = () => undefined;

const secondsPerDay = 24 * 60 * 60;

/** Seconds until midnight in UTC. */
const secondsUntilMidnight = (now: Date) =>
  secondsPerDay - (Math.floor(now.getTime() / 1000) % secondsPerDay);

/** Whether the number of events has passed a multiple of `events`. */
function passedMultiple(events: number, before: Snapshot<unknown>, after: Snapshot<unknown>): boolean {
  const multiples = ({ revision }: Snapshot<unknown>) => ((revision ?? -1n) + 1n) / BigInt(events);
  return multiples(after) > multiples(before);
}
