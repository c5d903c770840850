import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeyed } from '../../crypto';
import { createCodec, type CommandContext } from '../codec';
import { EventStoreUnavailableError } from '../errors';
import type { NewEvent, RecordedEvent } from '../port';
import { createCommandHandler } from './createCommandHandler';
import { longestWaitForStoreMs as limit, type CommandStore } from './storeAvailability';
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

const noKeys = () => Promise.reject(new Error('Nothing of this log is sealed'));

const context: CommandContext = {
  userId: 'ana',
  actorId: 'ana',
  actorRole: 'user',
  correlationId: 'r',
  causationId: 'r',
  now: new Date('2026-11-21T10:00:00Z'),
};

/** A store in memory whose calls fail after the limit of a call while it is away, as that of EventStoreDB does. */
function storeThatLeaves() {
  const streams = new Map<string, RecordedEvent[]>();
  let isAway = false;
  let unanswered: (() => void)[] = [];
  let answersAfterMs = 0;

  async function answer(operation: string): Promise<void> {
    if (isAway) {
      await new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new EventStoreUnavailableError(operation)), limit);
        unanswered.push(resolve);
      });
    } else if (answersAfterMs > 0) {
      await new Promise((resolve) => setTimeout(resolve, answersAfterMs));
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
        personKeys: { forReading: noKeys, forWriting: noKeys },
      }),
      keyed: createKeyed(Buffer.alloc(32, 7)),
    }),
    leave: () => (isAway = true),
    comeBack() {
      isAway = false;
      for (const resolve of unanswered) resolve();
      unanswered = [];
    },
    slowDown: (ms: number) => (answersAfterMs = ms),
  };
}

const recordedEvent = (stream: string, event: NewEvent, revision: number): RecordedEvent => ({
  ...event,
  stream,
  revision: BigInt(revision),
  position: { commit: BigInt(revision), prepare: BigInt(revision) },
});

/** Outcome and duration of each call, in milliseconds of the test's clock. */
function watch(calls: readonly Promise<unknown>[]) {
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

describe('while the event store is away', () => {
  const count = (handler: ReturnType<typeof storeThatLeaves>['handler'], by = 1) =>
    handler.handle(counter, 'ana', { by }, context);

  it('answers several writes to one stream within the limit of one, each with the reason', async () => {
    const { handler, leave } = storeThatLeaves();
    await count(handler);
    leave();
    const ended = watch([count(handler), count(handler), count(handler), count(handler)]);
    await vi.advanceTimersByTimeAsync(limit);
    expect(ended).toEqual(Array.from({ length: 4 }, () => ['EventStoreUnavailableError', limit]));
  });

  it('counts the limit of a write from when it came, not from its turn', async () => {
    const { handler, leave } = storeThatLeaves();
    await count(handler);
    leave();
    const first = watch([count(handler)]);
    await vi.advanceTimersByTimeAsync(2_000);
    const later = watch([count(handler), count(handler)]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([first, later]).toEqual([[['EventStoreUnavailableError', limit]], []]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(later).toEqual(Array.from({ length: 2 }, () => ['EventStoreUnavailableError', limit]));
  });

  it('answers readings of a stream that is not in memory within the same limit', async () => {
    const { handler, leave } = storeThatLeaves();
    leave();
    const ended = watch([1, 2, 3].map(() => handler.load(counter, 'ana')));
    await vi.advanceTimersByTimeAsync(limit);
    expect(ended).toEqual(Array.from({ length: 3 }, () => ['EventStoreUnavailableError', limit]));
  });

  it('writes for a command that still waits once the store is back, and loses nothing', async () => {
    const { handler, leave, comeBack } = storeThatLeaves();
    await count(handler);
    leave();
    const ended = watch([count(handler, 10)]);
    await vi.advanceTimersByTimeAsync(4_000);
    const waiting = watch([count(handler, 100)]);
    await vi.advanceTimersByTimeAsync(2_000);
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect([ended, waiting]).toEqual([[['EventStoreUnavailableError', limit]], [['done', 2_000]]]);
    await count(handler, 1_000);
    expect((await handler.load(counter, 'ana')).state).toBe(1_101);
  });

  it('does not call a wait for a turn that runs out a conflict', async () => {
    const { handler, slowDown } = storeThatLeaves();
    await count(handler);
    slowDown(60_000);
    const ended = watch([count(handler), count(handler)]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ended.map(([outcome]) => outcome)).toEqual(['EventStoreUnavailableError']);
  });
});

it('a stream on which too many wait while the store answers is a conflict', async () => {
  const { handler, slowDown } = storeThatLeaves();
  const write = () => handler.handle(counter, 'ana', { by: 1 }, context);
  await write();
  slowDown(500);
  const ended = watch(Array.from({ length: 22 }, write));
  await vi.advanceTimersByTimeAsync(10_200);
  const outcomes = ended.map(([outcome]) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(20);
  expect(outcomes.filter((outcome) => outcome === 'ConcurrencyConflictError')).toHaveLength(2);
});
