import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countAxis } from './countAxis';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [1234, [0, 500, 1000, 1500]],
])('beside counts up to %i stand %j', (most, numbers) => {
  expect(countAxis(most)).toEqual(numbers);
});

test('no count is above the highest number, and the highest is needed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (most) => {
      const numbers = countAxis(most);
      expect(numbers.at(-1)).toBeGreaterThanOrEqual(most);
      expect(numbers.at(-2)).toBeLessThan(most);
      expect(numbers.length).toBeLessThanOrEqual(6);
    }),
  );
});
