import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackOff, Signal, pause, unlessAborted } from './index';

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
 * Counts the timers of an hour that were set and not cleared. Files share a process, so that what another one left
 * behind may set timers of its own meanwhile: those have other lengths.
 */
function timersOfAnHour(): () => number {
  const set = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  return () => {
    const ended = cleared.mock.calls.map(([timer]) => timer);
    return set.mock.calls.filter(([, length], index) => {
      const made = set.mock.results[index];
      return length === hour && made?.type === 'return' && !ended.includes(made.value);
    }).length;
  };
}

test('a pause ends after its time, or when the signal comes, and leaves no timer behind', async () => {
  const whole = pause(1_000, never);
  await vi.advanceTimersByTimeAsync(1_000);
  await whole;
  const left = timersOfAnHour();
  const stop = new AbortController();
  const cut = pause(hour, stop.signal);
  expect(left()).toBe(1);
  stop.abort();
  await cut;
  await pause(hour, stop.signal);
  expect(left()).toBe(0);
});

test('pauses between attempts double up to the longest, and begin anew after an answer', async () => {
  const backOff = new BackOff(100, 300);
  const waited = async () => {
    const begun = Date.now();
    const wait = backOff.wait(never);
    await vi.runAllTimersAsync();
    await wait;
    return Date.now() - begun;
  };
  expect([await waited(), await waited(), await waited(), await waited()]).toEqual([100, 200, 300, 300]);
  backOff.reset();
  expect(await waited()).toBe(100);
});

test('work is waited for until the signal ends the wait with its reason', async () => {
  const stop = new AbortController();
  expect(await unlessAborted(Promise.resolve(7), stop.signal)).toBe(7);
  await expect(unlessAborted(Promise.reject(new Error('refused')), stop.signal)).rejects.toThrow('refused');
  const endless = unlessAborted(new Promise(() => undefined), stop.signal);
  stop.abort(new Error('too long'));
  await expect(endless).rejects.toThrow('too long');
  await expect(unlessAborted(Promise.resolve(7), stop.signal)).rejects.toThrow('too long');
});

test('a signal wakes everybody who waits, and whoever noted the count before it fired', async () => {
  const changed = new Signal();
  const left = timersOfAnHour();
  const { count } = changed;
  const both = Promise.all([changed.waitAfter(count, hour, never), changed.waitAfter(count, hour, never)]);
  expect(left()).toBe(2);
  changed.fire();
  await both;
  await changed.waitAfter(count, hour, never);
  expect(left()).toBe(0);
});

test('whoever waits for a signal that does not fire goes on after a while, or when they are told to stop', async () => {
  const changed = new Signal();
  const stop = new AbortController();
  const timed = changed.waitAfter(changed.count, 1_000, never);
  await vi.advanceTimersByTimeAsync(1_000);
  await timed;
  const cut = changed.waitAfter(changed.count, hour, stop.signal);
  stop.abort();
  await cut;
  expect(changed.count).toBe(0);
});
