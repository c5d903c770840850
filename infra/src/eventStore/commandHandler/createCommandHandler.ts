import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Keyed } from '../../crypto/keyed';
import { canonicalJson } from '../codec/canonicalJson';
import type { Codec } from '../codec/codec';
import type { CommandContext, DomainEvent } from '../codec/types';
import { EventStoreUnavailableError, WrongExpectedRevisionError } from '../errors';
import type { Appended, EventStore, JsonValue, NewEvent } from '../port';
import { ConcurrencyConflictError, IdempotencyKeyReusedError } from './errors';
import { emptyStream, readOn, type LoadedStream } from './loadedStream';
import { Turns } from './turns';
import type { CommandHandler, Decider, Handled } from './types';

const tries = 3;
/** In all remembered streams of a decider together; what they come to takes memory in proportion. */
const rememberedEvents = 50_000;

export interface CommandHandlerOptions {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly keyed: Keyed;
}

/** See `CommandHandler`. Remembers the streams it read last, so that a long stream is not read whole for each command. */
export function createCommandHandler({ store, codec, keyed }: CommandHandlerOptions): CommandHandler {
  const turns = new Turns();
  const caches = new WeakMap<object, unknown>();

  /** One memory for each decider, whose state type is the decider's own. */
  function memoryOf<Command, State, Event extends DomainEvent>(decider: Decider<Command, State, Event>) {
    // The memory was made below for this very decider, so it holds its states.
    let cache = caches.get(decider) as LRUCache<string, LoadedStream<State, Event>> | undefined;
    if (cache === undefined) {
      cache = new LRUCache<string, LoadedStream<State, Event>>({
        maxSize: rememberedEvents,
        sizeCalculation: ({ revision }) => Number(revision ?? 0n) + 1,
      });
      caches.set(decider, cache);
    }
    return cache;
  }

  async function loadStream<Command, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
  ): Promise<LoadedStream<State, Event>> {
    const memory = memoryOf(decider);
    const known = memory.get(stream) ?? emptyStream<State, Event>(decider.initialState);
    const loaded = await readOn({ store, codec }, decider, stream, known);
    memory.set(stream, loaded);
    return loaded;
  }

  /** @returns null when another writer came first */
  async function tryOnce<Command extends object, State, Event extends DomainEvent>(
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
    { commandId, commandFingerprint }: { commandId: string; commandFingerprint: string },
  ): Promise<Handled<State, Event> | null> {
    // 1. What has happened so far?
    const loaded = await loadStream(decider, stream);
    const earlier = loaded.carriedOut.get(commandId);
    if (earlier !== undefined) {
      if (earlier.fingerprint !== commandFingerprint) throw new IdempotencyKeyReusedError();
      return { events: earlier.events, state: loaded.state, position: loaded.position };
    }
    // 2. What follows?
    const events = decider.decide(command, loaded.state);
    if (events.length === 0) return { events, state: loaded.state, position: loaded.position };
    // 3. Write it behind what was read, and nowhere else.
    const encoded = await codec.encode(events, context, {
      stream,
      firstRevision: loaded.revision === null ? 0n : loaded.revision + 1n,
      previousHash: loaded.lastHash,
      commandId,
      commandFingerprint,
      eventId: (index) => keyed.identifier('event', commandId, stream, String(index)),
    });
    const appended = await append(store, stream, encoded, loaded.revision ?? 'no_stream');
    if (appended === null) return null;
    return {
      events,
      state: events.reduce((state, event) => decider.evolve(state, event), loaded.state),
      position: appended.position,
    };
  }

  return {
    async handle(decider, stream, command, context) {
      const identity = {
        commandId:
          context.idempotencyKey === undefined
            ? randomUUID()
            : keyed.identifier('command', context.userId, context.idempotencyKey),
        commandFingerprint: keyed.hash(
          'command fingerprint',
          context.requestFingerprint ?? canonicalJson(jsonOf(command)),
        ),
      };
      return turns.take(stream, async () => {
        for (let attempt = 1; attempt <= tries; attempt += 1) {
          const handled = await tryOnce(decider, stream, command, context, identity);
          if (handled !== null) return handled;
        }
        throw new ConcurrencyConflictError(stream);
      });
    },

    async load(decider, stream) {
      const { state, revision } = await loadStream(decider, stream);
      return { state, revision };
    },
  };
}

/**
 * Null when another writer came first. When no answer came in time nobody knows whether the events were written: the
 * same ids at the same revision may be sent again without harm, so they are, once.
 */
async function append(
  store: EventStore,
  stream: string,
  events: readonly NewEvent[],
  expected: bigint | 'no_stream',
): Promise<Appended | null> {
  const [first, ...others] = events;
  if (first === undefined) throw new RangeError('There is nothing to append');
  const send = () => store.append(stream, [first, ...others], expected);
  try {
    return await send().catch((error: unknown) => {
      if (error instanceof EventStoreUnavailableError) return send();
      throw error;
    });
  } catch (error) {
    if (error instanceof WrongExpectedRevisionError) return null;
    throw error;
  }
}

/** As JSON would carry it: what is `undefined` is not there. */
function jsonOf(value: object): JsonValue {
  return z.json().parse(JSON.parse(JSON.stringify(value)));
}
