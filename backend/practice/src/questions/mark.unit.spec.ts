import { expect, it } from 'vitest';
import { isRight } from './mark';

it.each([
  [[0], [0], true],
  [[0], [1], false],
  [[0], [], false],
  [[0], [0, 1], false],
  [[1, 3], [3, 1], true],
  [[1, 3], [1], false],
  [[1, 3], [1, 1], false],
  [[1, 3], [1, 3, 3], true],
  [[1, 3], [0, 1, 3], false],
] as const)('with the right options %j, the choice %j is right: %s', (right, chosen, expected) => {
  expect(isRight({ right: [...right] }, chosen)).toBe(expected);
});
