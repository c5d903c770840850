import { describe, expect, it } from 'vitest';
import type { Position, RecordedEvent } from '../port';
import { LogPages } from './logPages';
import type { LogPage } from './read';

const start: Position = { commit: 0n, prepare: 0n };

const createEvent = (number: number): RecordedEvent => ({
  id: `event ${number}`,
  type: 'Something',
  stream: 'a',
  data: {},
  metadata: {},
  revision: BigInt(number),
  position: { commit: BigInt(number), prepare: 0n },
});

/** A growing log that records each read. */
function createLog() {
  const events: RecordedEvent[] = [];
  const reads: string[] = [];
  const pages = new LogPages((after, limit): Promise<LogPage> => {
    reads.push(`${after.commit} ${limit}`);
    const found = events.filter(({ position }) => position.commit > after.commit).slice(0, limit);
    return Promise.resolve({ events: found, heldBack: false });
  });
  const append = () => events.push(createEvent(events.length + 1));
  return { append, pages, readings: reads };
}

describe('pages of the log', () => {
  it('are read once for several concurrent callers', async () => {
    const { append, pages, readings: reads } = createLog();
    append();
    const results = await Promise.all([pages.read(start, 5), pages.read(start, 5), pages.read(start, 5)]);
    expect(reads).toEqual(['0 5']);
    expect(results.map(({ events }) => events.length)).toEqual([1, 1, 1]);
  });

  it('are read once for each position and size', async () => {
    const { append, pages, readings: reads } = createLog();
    append();
    append();
    const [first, second] = await Promise.all([
      pages.read(start, 5),
      pages.read({ commit: 1n, prepare: 0n }, 5),
      pages.read(start, 4),
    ]);
    expect(reads).toEqual(['0 5', '1 5', '0 4']);
    expect([first.events.length, second.events.length]).toEqual([2, 1]);
  });

  it('hold everything that was committed before the call', async () => {
    const { append, pages } = createLog();
    const before = await pages.read(start, 5);
    append();
    expect(before.events).toHaveLength(0);
    expect((await pages.read(start, 5)).events).toHaveLength(1);
  });

  it('are not shared with a read that has started', async () => {
    const begun: (() => void)[] = [];
    const answers: ((page: LogPage) => void)[] = [];
    const pages = new LogPages(() => {
      begun.shift()?.();
      return new Promise((resolve) => answers.push(resolve));
    });
    const hasBegun = new Promise<void>((resolve) => begun.push(resolve));
    const earlierRead = pages.read(start, 5);
    await hasBegun;
    const laterRead = pages.read(start, 5);
    const secondHasBegun = new Promise<void>((resolve) => begun.push(resolve));
    await secondHasBegun;
    answers[0]?.({ events: [], heldBack: false });
    answers[1]?.({ events: [createEvent(1)], heldBack: false });
    expect((await earlierRead).events).toHaveLength(0);
    expect((await laterRead).events).toHaveLength(1);
  });

  it('are cached when they are full', async () => {
    const { append, pages, readings: reads } = createLog();
    append();
    append();
    const first = await pages.read(start, 2);
    append();
    expect(await pages.read(start, 2)).toBe(first);
    expect(reads).toEqual(['0 2']);
  });

  it('fail for each caller when the read fails, and are read again', async () => {
    let answers = false;
    const pages = new LogPages(() =>
      answers ? Promise.resolve({ events: [], heldBack: false }) : Promise.reject(new Error('unavailable')),
    );
    const outcomes = await Promise.allSettled([pages.read(start, 5), pages.read(start, 5)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    answers = true;
    expect((await pages.read(start, 5)).events).toEqual([]);
  });
});
