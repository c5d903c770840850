import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { askAgainWhileStale, noteIfStale } from './staleAnswers';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stale = new Headers({ 'Settlewise-Stale': 'true' });
const fresh = new Headers();
const tasks = '/api/tasks';

/** Asks again, and is answered so by turns, null for no answer; fresh in the end. */
function asking(...answers: readonly (Headers | null)[]) {
  const left = [...answers];
  const ask = vi.fn((paths: ReadonlySet<string>) => {
    const answer = left.length === 0 ? fresh : left.shift();
    if (!answer) return Promise.resolve(paths);
    noteIfStale(tasks, answer);
    return Promise.resolve([]);
  });
  const told: boolean[] = [];
  const stop = askAgainWhileStale({
    concerns: (path) => path !== '/api/elsewhere',
    ask,
    onBehind: (behind) => void told.push(behind),
  });
  onTestFinished(stop);
  /** Whether the page says that it is behind. */
  const behind = () => told.at(-1) ?? false;
  return { ask, behind, stop };
}
const afterSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

test('nothing is asked again after an answer that is fresh', async () => {
  const { ask } = asking();
  noteIfStale(tasks, fresh);
  await afterSeconds(60);
  expect(ask).not.toHaveBeenCalled();
});

test('many stale answers are asked again once, a second later', async () => {
  const { ask } = asking();
  for (let answers = 0; answers < 5; answers += 1) noteIfStale(tasks, stale);
  await afterSeconds(0.9);
  expect(ask).not.toHaveBeenCalled();
  await afterSeconds(60);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('goes on while answers are stale, ever more slowly, up to ten seconds, and begins anew after a fresh one', async () => {
  const { ask, behind } = asking(stale, stale, stale, stale, stale);
  noteIfStale(tasks, stale);
  for (const [seconds, times] of [
    ...([1, 2, 4, 8, 10, 10] as const).map((wait, index) => [wait, index + 1] as const),
    [60, 6],
  ] as const) {
    await afterSeconds(seconds);
    expect(ask).toHaveBeenCalledTimes(times);
  }
  expect(behind()).toBe(false);
  noteIfStale(tasks, stale);
  await afterSeconds(1);
  expect(ask).toHaveBeenCalledTimes(7);
});

test('what was stale is asked again, by its path, and nothing else', async () => {
  const { ask } = asking();
  noteIfStale('/api/tasks', stale);
  noteIfStale('/api/user', fresh);
  noteIfStale('/api/legal-access/looks?before=2026-11-22', stale);
  await afterSeconds(1);
  expect(ask.mock.calls).toEqual([[new Set(['/api/tasks', '/api/legal-access/looks'])]]);
});

test('what got no answer is asked again', async () => {
  const { ask, behind } = asking(null, null);
  noteIfStale(tasks, stale);
  await afterSeconds(3);
  expect([ask.mock.calls.length, behind()]).toEqual([2, true]);
  await afterSeconds(60);
  expect(ask.mock.calls).toEqual(Array.from({ length: 3 }, () => [new Set([tasks])]));
  expect(behind()).toBe(false);
});

test('what belongs elsewhere is asked there', async () => {
  const { ask, behind } = asking();
  noteIfStale('/api/elsewhere', stale);
  await afterSeconds(60);
  expect([ask.mock.calls.length, behind()]).toEqual([0, false]);
});

test('ends with the page', async () => {
  const { ask, stop } = asking();
  noteIfStale(tasks, stale);
  stop();
  noteIfStale(tasks, stale);
  await afterSeconds(60);
  expect(ask).not.toHaveBeenCalled();
});
