import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asAct } from './acts';
import { useSlowAct } from './useSlowAct';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends something; @returns gives it its answer, or none. */
function send() {
  let answered = (_outcome: Promise<void>): void => undefined;
  const outcome = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const ended = asAct('/api/one', () => outcome).catch(() => undefined);
  const end = (how: Promise<void>) =>
    act(() => {
      answered(how);
      return ended;
    });
  return { answer: () => end(Promise.resolve()), fail: () => end(Promise.reject(new Error('no line'))) };
}
const afterSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

it('tells of an act that has no answer after three seconds, until it has one', async () => {
  const { result } = renderHook(useSlowAct);
  const { answer } = send();
  await afterSeconds(2.9);
  expect(result.current).toBe(false);
  await afterSeconds(0.2);
  expect(result.current).toBe(true);
  await answer();
  expect(result.current).toBe(false);
});

it('ends with a failure too', async () => {
  const { result } = renderHook(useSlowAct);
  const { fail } = send();
  await afterSeconds(4);
  expect(result.current).toBe(true);
  await fail();
  expect(result.current).toBe(false);
});

it('is silent about what is quick, however often it is done', async () => {
  const { result } = renderHook(useSlowAct);
  for (let times = 0; times < 3; times += 1) {
    const { answer } = send();
    await afterSeconds(2);
    await answer();
  }
  await afterSeconds(10);
  expect(result.current).toBe(false);
});

it('waits for the last of several', async () => {
  const { result } = renderHook(useSlowAct);
  const [first, second] = [send(), send()];
  await afterSeconds(4);
  await first.answer();
  expect(result.current).toBe(true);
  await second.answer();
  expect(result.current).toBe(false);
});
