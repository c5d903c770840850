import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeyed } from '../../crypto';
import { createCodec, type CommandContext } from '../codec';
import { EventStoreUnavailableError } from '../errors';
import type { NewEvent, RecordedEvent } from '../port';
import { createCommandHandler } from './createCommandHandler';
import { maxStoreWaitMs as limit, type CommandStore } from './storeAvailability';
import { anyEvents } from './testing/anyEvents';
import type { Decider } from './types';

interface Counted {
  readonly type: 'Counted';
  readonly data: { readonly by: number };
}

const counter: Decider<{ readonly by: number }, number, Counted> = {
  initialState: 0,
  decide: ({ by }) => [{ type: 'Counted', data: { by } }],
  evolve: (total, { data }) => total + data.by,
};

const refuseKeys = () => Promise.reject(new Error('Nothing of this log is sealed'));

const context: CommandContext = {
  userId: 'ana',
  actorId: 'ana',
  actorRole: 'user',
  correlationId: 'r',
  causationId: 'r',
  now: new Date('2026-11-21T10:00:00Z'),
};

/** A store in memory. While it is unavailable its calls fail after their timeout, as those of EventStoreDB do. */
function createTestStore() {
  const streams = new Map<string, RecordedEvent[]>();
  let isUnavailable = false;
  let pendingCalls: (() => void)[] = [];
  let delayMs = 0;

  async function answer(operation: string): Promise<void> {
    if (isUnavailable) {
      await new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new EventStoreUnavailableError(operation)), limit);
        pendingCalls.push(resolve);
      });
    } else if (delayMs > 0) {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }

  const store: CommandStore = {
    async append(stream, events) {
      await answer(`append to ${stream}`);
      const recorded = streams.get(stream) ?? [];
      const added = events.map((event: NewEvent, place) =>
        recordedEvent(stream, event, recorded.length + place),
      );
      streams.set(stream, [...recorded, ...added]);
      const last = BigInt(recorded.length + added.length - 1);
      return { revision: last, position: { commit: last, prepare: last } };
    },
    async *readStream(stream, { from = 0n } = {}) {
      await answer(`read ${stream}`);
      yield* (streams.get(stream) ?? []).slice(Number(from));
    },
  };
  return {
    handler: createCommandHandler({
      store,
      codec: createCodec({
        registry: anyEvents('none'),
        personKeys: { readKey: refuseKeys, getOrCreateKey: refuseKeys },
      }),
      keyed: createKeyed(Buffer.alloc(32, 7)),
    }),
    stop: () => (isUnavailable = true),
    resume() {
      isUnavailable = false;
      for (const resolve of pendingCalls) resolve();
      pendingCalls = [];
    },
    slowDown: (ms: number) => (delayMs = ms),
  };
}

const recordedEvent = (stream: string, event: NewEvent, revision: number): RecordedEvent => ({
  ...event,
  stream,
  revision: BigInt(revision),
  position: { commit: BigInt(revision), prepare: BigInt(revision) },
});

/** Outcome and duration of each call, in milliseconds of the test's clock. */
function recordOutcomes(calls: readonly Promise<unknown>[]) {
  const begun = performance.now();
  const ended: (readonly [outcome: string, afterMs: number])[] = [];
  for (const call of calls)
    void call.then(
      () => ended.push(['done', performance.now() - begun]),
      (error: unknown) =>
        ended.push([error instanceof Error ? error.name : 'unknown', performance.now() - begun]),
    );
  return ended;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('while the event store is unavailable', () => {
  const count = (handler: ReturnType<typeof createTestStore>['handler'], by = 1) =>
    handler.handle(counter, 'ana', { by }, context);

  it('fails several writes to one stream within one time limit', async () => {
    const { handler, stop } = createTestStore();
    await count(handler);
    stop();
    const ended = recordOutcomes([count(handler), count(handler), count(handler), count(handler)]);
    await vi.advanceTimersByTimeAsync(limit);
    expect(ended).toEqual(Array.from({ length: 4 }, () => ['EventStoreUnavailableError', limit]));
  });

  it('counts the time limit of a write from its arrival, not from its turn', async () => {
    const { handler, stop } = createTestStore();
    await count(handler);
    stop();
    const first = recordOutcomes([count(handler)]);
    await vi.advanceTimersByTimeAsync(2_000);
    const later = recordOutcomes([count(handler), count(handler)]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([first, later]).toEqual([[['EventStoreUnavailableError', limit]], []]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(later).toEqual(Array.from({ length: 2 }, () => ['EventStoreUnavailableError', limit]));
  });

  it('fails reads of a stream that is not cached within the same limit', async () => {
    const { handler, stop } = createTestStore();
    stop();
    const ended = recordOutcomes([1, 2, 3].map(() => handler.load(counter, 'ana')));
    await vi.advanceTimersByTimeAsync(limit);
    expect(ended).toEqual(Array.from({ length: 3 }, () => ['EventStoreUnavailableError', limit]));
  });

  it('executes a waiting command when the store is back, and loses nothing', async () => {
    const { handler, stop, resume } = createTestStore();
    await count(handler);
    stop();
    const ended = recordOutcomes([count(handler, 10)]);
    await vi.advanceTimersByTimeAsync(4_000);
    const waiting = recordOutcomes([count(handler, 100)]);
    await vi.advanceTimersByTimeAsync(2_000);
    resume();
    await vi.advanceTimersByTimeAsync(0);
    expect([ended, waiting]).toEqual([[['EventStoreUnavailableError', limit]], [['done', 2_000]]]);
    await count(handler, 1_000);
    expect((await handler.load(counter, 'ana')).state).toBe(1_101);
  });

  it('does not report a conflict when the wait for a turn times out', async () => {
    const { handler, slowDown } = createTestStore();
    await count(handler);
    slowDown(60_000);
    const ended = recordOutcomes([count(handler), count(handler)]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ended.map(([outcome]) => outcome)).toEqual(['EventStoreUnavailableError']);
  });
});

it('reports a conflict when too many commands wait for a stream while the store answers', async () => {
  const { handler, slowDown } = createTestStore();
  const write = () => handler.handle(counter, 'ana', { by: 1 }, context);
  await write();
  slowDown(500);
  const ended = recordOutcomes(Array.from({ length: 22 }, write));
  await vi.advanceTimersByTimeAsync(10_200);
  const outcomes = ended.map(([outcome]) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(20);
  expect(outcomes.filter((outcome) => outcome === 'ConcurrencyConflictError')).toHaveLength(2);
});
