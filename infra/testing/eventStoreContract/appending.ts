import { describe, expect, it } from 'vitest';
import {
  AppendTooLargeError,
  hasReached,
  maxAppendBytes,
  WrongExpectedRevisionError,
  type ExpectedRevision,
} from '../../src/eventStore';
import {
  createEvent,
  toIds,
  newStream,
  createNumberedEvents,
  toNumbers,
  catchRejection,
  toArray,
} from './builders';
import type { TestedEngine } from './testedEngine';

export function appendingContract(test: TestedEngine): void {
  describe('the expected revision', () => {
    it('counts the revisions of a stream from 0, without gaps', async () => {
      const stream = newStream();
      const first = await test.store.append(stream, [createEvent()], 'no_stream');
      const second = await test.store.append(stream, [createEvent(), createEvent()], 0n);
      expect([first.revision, second.revision]).toEqual([0n, 2n]);
      const events = await toArray(test.store.readStream(stream));
      expect(events.map(({ revision }) => revision)).toEqual([0n, 1n, 2n]);
    });

    it.each<[ExpectedRevision, number]>([
      ['no_stream', 0],
      ['any', 0],
      ['any', 2],
      ['stream_exists', 1],
      [0n, 1],
      [2n, 3],
    ])('accepts %s on a stream with %i events', async (expected, existing) => {
      const stream = newStream();
      if (existing > 0) await test.store.append(stream, createNumberedEvents(existing), 'no_stream');
      const appended = await test.store.append(stream, [createEvent()], expected);
      expect(appended.revision).toBe(BigInt(existing));
    });

    it.each<[ExpectedRevision, number]>([
      ['no_stream', 1],
      ['stream_exists', 0],
      [0n, 0],
      [0n, 2],
      [3n, 3],
      [40n, 3],
    ])(
      'refuses %s on a stream with %i events, reports its revision, and writes nothing',
      async (expected, existing) => {
        const stream = newStream();
        if (existing > 0) await test.store.append(stream, createNumberedEvents(existing), 'no_stream');
        const refusal = await catchRejection(test.store.append(stream, [createEvent()], expected));
        expect(refusal).toBeInstanceOf(WrongExpectedRevisionError);
        expect(refusal).toMatchObject({
          stream,
          expected,
          actual: existing === 0 ? null : BigInt(existing - 1),
        });
        expect(await toArray(test.store.readStream(stream))).toHaveLength(existing);
      },
    );

    it('refuses a negative revision, and names that the engines reserve', async () => {
      await expect(test.store.append(newStream(), [createEvent()], -1n)).rejects.toBeInstanceOf(RangeError);
      await expect(test.store.append('$journeys', [createEvent()], 'any')).rejects.toBeInstanceOf(RangeError);
      await expect(
        test.store.append(newStream(), [createEvent({ type: '$Recorded' })], 'any'),
      ).rejects.toBeInstanceOf(RangeError);
    });
  });

  describe('several events at once', () => {
    it('are all written, in order', async () => {
      const stream = newStream();
      await test.store.append(stream, createNumberedEvents(120), 'no_stream');
      expect(toNumbers(await toArray(test.store.readStream(stream)))).toEqual([...Array(120).keys()]);
    });

    it('are not written when the expected revision is wrong', async () => {
      const stream = newStream();
      await test.store.append(stream, [createEvent()], 'no_stream');
      await catchRejection(test.store.append(stream, createNumberedEvents(5), 4n));
      expect(await toArray(test.store.readStream(stream))).toHaveLength(1);
    });
  });

  it('returns the position of the last event', async () => {
    const stream = newStream();
    const { position } = await test.store.append(stream, createNumberedEvents(3), 'no_stream');
    const events = await toArray(test.store.readStream(stream));
    expect(events.map((event) => hasReached(event.position, position))).toEqual([false, false, true]);
  });

  describe('the same events again', () => {
    it.each<[ExpectedRevision, number]>([
      ['no_stream', 0],
      [1n, 2],
    ])('with %s expected change nothing and get the same answer', async (expected, existing) => {
      const stream = newStream();
      if (existing > 0) await test.store.append(stream, createNumberedEvents(existing), 'no_stream');
      const events = createNumberedEvents(3);
      const first = await test.store.append(stream, events, expected);
      const again = await test.store.append(stream, events, expected);
      expect(again.revision).toBe(first.revision);
      expect(hasReached(again.position, first.position)).toBe(true);
      expect(await toArray(test.store.readStream(stream))).toHaveLength(existing + 3);
    });

    it('are recognised after later appends', async () => {
      const stream = newStream();
      const events = createNumberedEvents(2);
      await test.store.append(stream, events, 'no_stream');
      await test.store.append(stream, [createEvent()], 1n);
      const again = await test.store.append(stream, events, 'no_stream');
      expect(again.revision).toBe(1n);
      expect(await toArray(test.store.readStream(stream))).toHaveLength(3);
    });

    it('are refused if only some are the same', async () => {
      const stream = newStream();
      const [first, second] = [createEvent(), createEvent()];
      await test.store.append(stream, [first, second], 'no_stream');
      const refusal = await catchRejection(test.store.append(stream, [first, createEvent()], 'no_stream'));
      expect(refusal).toMatchObject({ name: 'WrongExpectedRevisionError', actual: 1n });
    });

    it('are written once if sent concurrently', async () => {
      const stream = newStream();
      const events = createNumberedEvents(2);
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => test.store.append(stream, events, 'no_stream')),
      );
      expect(new Set(answers.map(({ revision }) => revision))).toEqual(new Set([1n]));
      expect(toIds(await toArray(test.store.readStream(stream)))).toEqual(toIds(events));
    });
  });

  describe('many writers on one stream', () => {
    it('win each revision exactly once, and lose nothing', async () => {
      const stream = newStream();
      const stores = [test.store, await test.connect()];
      const won: string[] = [];
      const winnersByRevision = new Map<bigint, number>();
      const writer = async (number: number): Promise<void> => {
        const store = stores[number % stores.length] ?? test.store;
        for (let wins = 0; wins < 5;) {
          const [last] = await toArray(store.readStream(stream, { direction: 'backwards', limit: 1 }));
          const event = createEvent();
          try {
            const { revision } = await store.append(stream, [event], last?.revision ?? 'no_stream');
            winnersByRevision.set(revision, (winnersByRevision.get(revision) ?? 0) + 1);
            won.push(event.id);
            wins += 1;
          } catch (error) {
            if (!(error instanceof WrongExpectedRevisionError)) throw error;
          }
        }
      };
      await Promise.all(Array.from({ length: 16 }, (_, number) => writer(number)));

      const events = await toArray(test.store.readStream(stream));
      expect(events.map(({ revision }) => revision)).toEqual([...Array(80).keys()].map(BigInt));
      expect([...winnersByRevision.values()].every((winners) => winners === 1)).toBe(true);
      expect(toIds(events).sort()).toEqual(won.sort());
    });

    it('all succeed without an exact expected revision', async () => {
      const stream = newStream();
      const events = createNumberedEvents(24);
      await Promise.all(events.map((event) => test.store.append(stream, [event], 'any')));
      const more = createNumberedEvents(8);
      await Promise.all(more.map((event) => test.store.append(stream, [event], 'stream_exists')));
      const written = await toArray(test.store.readStream(stream));
      expect(toIds(written).sort()).toEqual(toIds([...events, ...more]).sort());
    });
  });

  it('stores every character and number unchanged', async () => {
    const stream = newStream('straße-北京-🛂');
    const event = createEvent({
      type: 'Überfahrt-記録',
      data: {
        text: '“quotes” \\ / \u0000 \u2028 \ud83d\udec2 \ud83d é é عربى',
        zero: 0,
        small: 1e-7,
        large: 9007199254740991,
        deep: { list: [1, [2, [null, true, { '': 'empty key' }]]] },
        zebra: 'first',
        apple: 'second',
      },
      metadata: { 'key with "quotes"': ['{', '}', ','], NULL: 'NULL' },
    });
    await test.store.append(stream, [event], 'no_stream');
    const [read] = await toArray(test.store.readStream(stream));
    expect(read).toMatchObject({ ...event, stream, revision: 0n });
    expect(JSON.stringify(read?.data)).toBe(JSON.stringify(event.data));
  });

  it('stores an event of almost a megabyte', async () => {
    const stream = newStream();
    const scan = 'ab"\\ñ'.repeat(120_000);
    await test.store.append(stream, [createEvent({ data: { scan } })], 'no_stream');
    const [read] = await toArray(test.store.readStream(stream));
    expect(read?.data['scan'] === scan).toBe(true);
  });

  it('refuses an append above a megabyte, with one event or many, and writes nothing', async () => {
    const stream = newStream();
    const part = 'x'.repeat(maxAppendBytes / 8);
    const others = Array.from({ length: 7 }, () => createEvent({ data: { part } }));
    const refusals = [
      test.store.append(stream, [createEvent({ data: { scan: part.repeat(8) } })], 'no_stream'),
      test.store.append(stream, [createEvent({ metadata: { scan: part.repeat(8) } })], 'no_stream'),
      test.store.append(stream, [createEvent({ data: { part } }), ...others], 'no_stream'),
    ];
    for (const refusal of await Promise.all(refusals.map(catchRejection))) {
      expect(refusal).toBeInstanceOf(AppendTooLargeError);
    }
    expect(await toArray(test.store.readStream(stream))).toEqual([]);
  });
}
