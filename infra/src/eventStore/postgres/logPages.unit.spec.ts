import { describe, expect, it } from 'vitest';
import type { Position, RecordedEvent } from '../port';
import { LogPages } from './logPages';
import type { LogPage } from './read';

const start: Position = { commit: 0n, prepare: 0n };

const anEvent = (number: number): RecordedEvent => ({
  id: `event ${number}`,
  type: 'Something',
  stream: 'a',
  data: {},
  metadata: {},
  revision: BigInt(number),
  position: { commit: BigInt(number), prepare: 0n },
});

/** A log that grows, and who has read it from where. */
function aLog() {
  const events: RecordedEvent[] = [];
  const readings: string[] = [];
  const pages = new LogPages((after, limit): Promise<LogPage> => {
    readings.push(`${after.commit} ${limit}`);
    const found = events.filter(({ position }) => position.commit > after.commit).slice(0, limit);
    return Promise.resolve({ events: found, heldBack: false });
  });
  const append = () => events.push(anEvent(events.length + 1));
  return { append, pages, readings };
}

describe('pages of the log', () => {
  it('that several ask for at one moment are read once', async () => {
    const { append, pages, readings } = aLog();
    append();
    const asked = await Promise.all([pages.read(start, 5), pages.read(start, 5), pages.read(start, 5)]);
    expect(readings).toEqual(['0 5']);
    expect(asked.map(({ events }) => events.length)).toEqual([1, 1, 1]);
  });

  it('are read for each place and size', async () => {
    const { append, pages, readings } = aLog();
    append();
    append();
    const [first, second] = await Promise.all([
      pages.read(start, 5),
      pages.read({ commit: 1n, prepare: 0n }, 5),
      pages.read(start, 4),
    ]);
    expect(readings).toEqual(['0 5', '1 5', '0 4']);
    expect([first.events.length, second.events.length]).toEqual([2, 1]);
  });

  it('hold what was committed before they were asked for', async () => {
    const { append, pages } = aLog();
    const before = await pages.read(start, 5);
    append();
    expect(before.events).toHaveLength(0);
    expect((await pages.read(start, 5)).events).toHaveLength(1);
  });

  it('are not shared with a reading that has begun', async () => {
    const begun: (() => void)[] = [];
    const answers: ((page: LogPage) => void)[] = [];
    const pages = new LogPages(() => {
      begun.shift()?.();
      return new Promise((resolve) => answers.push(resolve));
    });
    const hasBegun = new Promise<void>((resolve) => begun.push(resolve));
    const early = pages.read(start, 5);
    await hasBegun;
    const late = pages.read(start, 5);
    const secondHasBegun = new Promise<void>((resolve) => begun.push(resolve));
    await secondHasBegun;
    answers[0]?.({ events: [], heldBack: false });
    answers[1]?.({ events: [anEvent(1)], heldBack: false });
    expect((await early).events).toHaveLength(0);
    expect((await late).events).toHaveLength(1);
  });

  it('are kept once they are full', async () => {
    const { append, pages, readings } = aLog();
    append();
    append();
    const first = await pages.read(start, 2);
    append();
    expect(await pages.read(start, 2)).toBe(first);
    expect(readings).toEqual(['0 2']);
  });

  it('that could not be read fail for each who asked, and are read again', async () => {
    let answers = false;
    const pages = new LogPages(() =>
      answers ? Promise.resolve({ events: [], heldBack: false }) : Promise.reject(new Error('away')),
    );
    const outcomes = await Promise.allSettled([pages.read(start, 5), pages.read(start, 5)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    answers = true;
    expect((await pages.read(start, 5)).events).toEqual([]);
  });
});
