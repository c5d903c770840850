import { expect, it } from 'vitest';
import { cutAccessLogPage } from './cutAccessLogPage';

const at = (...seconds: readonly number[]) =>
  seconds.map((second) => ({ lookedAt: new Date(second * 1000) }));

it.each([
  ['the whole list', at(3, 2), at(3, 2), false],
  ['a full page', at(3, 2, 1), at(3, 2, 1), false],
  ['cut at the limit', at(4, 3, 2, 1), at(4, 3, 2), true],
  ['shorter, so that entries with the same time stay together', at(4, 2, 2, 2), at(4), true],
  ['cut at the limit if all have the same time', at(2, 2, 2, 2), at(2, 2, 2), true],
])('a page of three is %s', (_, found, accesses, more) => {
  expect(cutAccessLogPage(found, 3)).toEqual({ accesses, more });
});
