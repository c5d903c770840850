import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackOff, Signal, pause, rejectOnAbort } from './index';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const never = new AbortController().signal;
const hour = 3_600_000;

/**
 * Counts the timers of an hour that were set and not cleared. Test files share a process, so other files may set timers
 * meanwhile; those have other lengths.
 */
function countHourTimers(): () => number {
  const set = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  return () => {
    const ended = cleared.mock.calls.map(([timer]) => timer);
    return set.mock.calls.filter(([, length], index) => {
      const timerResult = set.mock.results[index];
      return length === hour && timerResult?.type === 'return' && !ended.includes(timerResult.value);
    }).length;
  };
}

test('a pause ends after its time or when the signal aborts, and leaves no timer', async () => {
  const fullPause = pause(1_000, never);
  await vi.advanceTimersByTimeAsync(1_000);
  await fullPause;
  const activeTimers = countHourTimers();
  const stop = new AbortController();
  const abortedPause = pause(hour, stop.signal);
  expect(activeTimers()).toBe(1);
  stop.abort();
  await abortedPause;
  await pause(hour, stop.signal);
  expect(activeTimers()).toBe(0);
});

test('a back-off doubles up to its maximum, and restarts after a reset', async () => {
  const backOff = new BackOff(100, 300);
  const measureWait = async () => {
    const begun = Date.now();
    const wait = backOff.wait(never);
    await vi.runAllTimersAsync();
    await wait;
    return Date.now() - begun;
  };
  expect([await measureWait(), await measureWait(), await measureWait(), await measureWait()]).toEqual([
    100, 200, 300, 300,
  ]);
  backOff.reset();
  expect(await measureWait()).toBe(100);
});

test('work is awaited until the signal aborts, which rejects with its reason', async () => {
  const stop = new AbortController();
  expect(await rejectOnAbort(Promise.resolve(7), stop.signal)).toBe(7);
  await expect(rejectOnAbort(Promise.reject(new Error('refused')), stop.signal)).rejects.toThrow('refused');
  const endless = rejectOnAbort(new Promise(() => undefined), stop.signal);
  stop.abort(new Error('too long'));
  await expect(endless).rejects.toThrow('too long');
  await expect(rejectOnAbort(Promise.resolve(7), stop.signal)).rejects.toThrow('too long');
});

test('a signal wakes all waiting callers, also those with an earlier count', async () => {
  const changed = new Signal();
  const activeTimers = countHourTimers();
  const { count } = changed;
  const waits = Promise.all([changed.waitAfter(count, hour, never), changed.waitAfter(count, hour, never)]);
  expect(activeTimers()).toBe(2);
  changed.fire();
  await waits;
  await changed.waitAfter(count, hour, never);
  expect(activeTimers()).toBe(0);
});

test('a wait for a signal ends after its time or when it is aborted', async () => {
  const changed = new Signal();
  const stop = new AbortController();
  const timed = changed.waitAfter(changed.count, 1_000, never);
  await vi.advanceTimersByTimeAsync(1_000);
  await timed;
  const abortedPause = changed.waitAfter(changed.count, hour, stop.signal);
  stop.abort();
  await abortedPause;
  expect(changed.count).toBe(0);
});
