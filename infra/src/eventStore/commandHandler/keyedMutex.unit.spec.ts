import { describe, expect, it } from 'vitest';
import { KeyedMutex, MutexBusyError } from './keyedMutex';

/** Work that runs until the test ends it. */
function createWork() {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: () => ended, end: () => end() };
}

describe('a keyed mutex', () => {
  it('runs work on one key one at a time, first come first served', async () => {
    const mutex = new KeyedMutex({ maxWaiting: 10, maxWaitMs: 60_000 });
    const first = createWork();
    const order: number[] = [];
    const all = [
      mutex.runExclusive('key', first.run),
      ...[1, 2, 3].map((turn) =>
        mutex.runExclusive('key', async () => {
          order.push(turn);
          await Promise.resolve();
          order.push(turn);
        }),
      ),
    ];
    await mutex.runExclusive('another key', () => Promise.resolve());
    expect(order).toEqual([]);
    first.end();
    await Promise.all(all);
    expect(order).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('continues after a failure, and releases the key', async () => {
    const mutex = new KeyedMutex({ maxWaiting: 10, maxWaitMs: 60_000 });
    const failed = mutex.runExclusive('key', () => Promise.reject(new Error('failed')));
    const next = mutex.runExclusive('key', () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('failed');
    expect(await next).toBe('done');
    expect(mutex.size).toBe(0);
  });

  it('refuses work when the queue is full', async () => {
    const mutex = new KeyedMutex({ maxWaiting: 1, maxWaitMs: 60_000 });
    const first = createWork();
    const begun = mutex.runExclusive('key', first.run);
    const waiting = mutex.runExclusive('key', () => Promise.resolve('waited'));
    await expect(mutex.runExclusive('key', () => Promise.resolve())).rejects.toThrow(MutexBusyError);
    first.end();
    await begun;
    expect(await waiting).toBe('waited');
  });

  it('refuses work that has waited too long, and never starts it', async () => {
    const mutex = new KeyedMutex({ maxWaiting: 10, maxWaitMs: 1 });
    const first = createWork();
    const begun = mutex.runExclusive('key', first.run);
    let ran = false;
    const waiting = mutex.runExclusive('key', () => {
      ran = true;
      return Promise.resolve();
    });
    await expect(waiting).rejects.toThrow(MutexBusyError);
    first.end();
    await begun;
    await mutex.runExclusive('key', () => Promise.resolve());
    expect(ran).toBe(false);
    expect(mutex.size).toBe(0);
  });
});
