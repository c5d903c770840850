import { expect, it } from 'vitest';
import type { RecordedEvent } from '../../src/eventStore';
import {
  createEvent,
  findEndOfLog,
  toIds,
  isStrictlyAscending,
  newStream,
  createNumberedEvents,
  toNumbers,
  toArray,
  waitUntilReadable,
} from './builders';
import type { TestedEngine } from './testedEngine';

export function readingContract(test: TestedEngine): void {
  const writeStream = async (count: number): Promise<string> => {
    const stream = newStream();
    const { position } = await test.store.append(stream, createNumberedEvents(count), 'no_stream');
    await waitUntilReadable(test.store, position);
    return stream;
  };
  const read = async (...parameters: Parameters<TestedEngine['store']['readStream']>): Promise<unknown[]> =>
    toNumbers(await toArray(test.store.readStream(...parameters)));

  it('a stream that does not exist is empty', async () => {
    expect(await read(newStream())).toEqual([]);
    expect(await read(newStream(), { direction: 'backwards' })).toEqual([]);
  });

  it('a stream is read in both directions, from any revision, up to a limit', async () => {
    const stream = await writeStream(6);
    expect(await read(stream)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await read(stream, { from: 4n })).toEqual([4, 5]);
    expect(await read(stream, { from: 1n, limit: 2 })).toEqual([1, 2]);
    expect(await read(stream, { from: 6n })).toEqual([]);
    expect(await read(stream, { limit: 0 })).toEqual([]);
    expect(await read(stream, { direction: 'backwards' })).toEqual([5, 4, 3, 2, 1, 0]);
    expect(await read(stream, { direction: 'backwards', limit: 2 })).toEqual([5, 4]);
    expect(await read(stream, { direction: 'backwards', from: 3n, limit: 2 })).toEqual([3, 2]);
    expect(await read(stream, { direction: 'backwards', from: 0n })).toEqual([0]);
  });

  it('a long stream is read completely in both directions', async () => {
    const stream = await writeStream(1_203);
    const forwards = [...Array(1_203).keys()];
    expect(await read(stream)).toEqual(forwards);
    expect(await read(stream, { direction: 'backwards' })).toEqual(forwards.reverse());
  });

  it('a stream contains only its own events', async () => {
    const stream = await writeStream(2);
    await test.store.append(`${stream}-longer`, [createEvent()], 'no_stream');
    expect(await read(stream)).toEqual([0, 1]);
  });

  it('the log contains all streams in one order, the same in both directions', async () => {
    const from = await findEndOfLog(test.store);
    const [one, other] = [newStream(), newStream()];
    for (const [index, event] of createNumberedEvents(8).entries()) {
      const { position } = await test.store.append(index % 2 === 0 ? one : other, [event], 'any');
      await waitUntilReadable(test.store, position);
    }
    const forwards = await toArray(test.store.readAll({ from }));
    expect(toNumbers(forwards)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(forwards.map(({ stream }) => stream)).toEqual([...Array(4).keys()].flatMap(() => [one, other]));
    expect(isStrictlyAscending(forwards.map(({ position }) => position))).toBe(true);

    const backwards = await toArray(test.store.readAll({ direction: 'backwards', limit: 8 }));
    expect(toIds(backwards)).toEqual(toIds(forwards).reverse());
  });

  it('the log is read from any position in both directions, without the position itself', async () => {
    const from = await findEndOfLog(test.store);
    await writeStream(5);
    const events = await toArray(test.store.readAll({ from }));
    for (const [index, { position }] of events.entries()) {
      const after = await toArray(test.store.readAll({ from: position }));
      expect(toIds(after)).toEqual(toIds(events.slice(index + 1)));
      const earlier = await toArray(
        test.store.readAll({ direction: 'backwards', from: position, limit: index }),
      );
      expect(toIds(earlier)).toEqual(toIds(events.slice(0, index)).reverse());
    }
    const two = await toArray(test.store.readAll({ from, limit: 2 }));
    expect(toNumbers(two)).toEqual([0, 1]);
  });

  it('an event has the same position in its stream as in the log', async () => {
    const stream = await writeStream(3);
    const streamEvents = await toArray(test.store.readStream(stream));
    const logEvents = await toArray(test.store.readAll({ direction: 'backwards', limit: 3 }));
    const toPlace = ({ id, position, revision }: RecordedEvent): unknown => ({ id, position, revision });
    expect(logEvents.reverse().map(toPlace)).toEqual(streamEvents.map(toPlace));
  });

  it('the head is the position of the newest event', async () => {
    const stream = await writeStream(3);
    const [newest] = await toArray(test.store.readStream(stream, { direction: 'backwards', limit: 1 }));
    expect(await test.store.head()).toEqual(newest?.position);
  });

  it('an aborted read throws the reason', async () => {
    const stream = await writeStream(2);
    const stopped = AbortSignal.abort(new Error('the request is gone'));
    await expect(toArray(test.store.readStream(stream, { signal: stopped }))).rejects.toThrow(
      'the request is gone',
    );
    await expect(toArray(test.store.readAll({ signal: stopped }))).rejects.toThrow('the request is gone');
  });

  it('the check of an available server succeeds', async () => {
    await expect(test.store.check()).resolves.toBeUndefined();
  });
}
