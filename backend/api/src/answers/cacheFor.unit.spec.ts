import { expect, test } from 'vitest';
import { cacheFor } from './cacheFor';

function asking(answers: readonly (number | Error)[]) {
  let now = 0;
  let asked = 0;
  const ask = cacheFor(
    1_000,
    () => new Date(now),
    () => {
      const answer = answers[asked] ?? new Error('asked too often');
      asked += 1;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  );
  return {
    ask,
    at: (time: number) => {
      now = time;
      return ask();
    },
  };
}

test('an answer is cached for its time, for all callers', async () => {
  const { at } = asking([1, 2]);
  expect(await Promise.all([at(0), at(0), at(999)])).toEqual([1, 1, 1]);
  expect(await at(1_000)).toBe(2);
});

test('what failed is asked again', async () => {
  const { at } = asking([new Error('away'), 2]);
  await expect(at(0)).rejects.toThrow('away');
  expect(await at(1)).toBe(2);
});

test('nothing is cached when the clock goes back', async () => {
  const { at } = asking([1, 2]);
  expect(await at(5_000)).toBe(1);
  expect(await at(0)).toBe(2);
});
