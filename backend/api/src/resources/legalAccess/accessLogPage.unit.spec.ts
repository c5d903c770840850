import { expect, it } from 'vitest';
import { pageOf } from './accessLogPage';

const at = (...seconds: readonly number[]) =>
  seconds.map((second) => ({ lookedAt: new Date(second * 1000) }));

it.each([
  ['all there is', at(3, 2), at(3, 2), false],
  ['exactly so many', at(3, 2, 1), at(3, 2, 1), false],
  ['so many of more', at(4, 3, 2, 1), at(4, 3, 2), true],
  ['fewer, so that entries of one instant stay together', at(4, 2, 2, 2), at(4), true],
  ['as many as fit, where all are of one instant', at(2, 2, 2, 2), at(2, 2, 2), true],
])('a page of three is %s', (_, found, accesses, more) => {
  expect(pageOf(found, 3)).toEqual({ accesses, more });
});
