import { expect, test } from 'vitest';
import { FairQueue } from './fairQueue';

const createQueue = (items: readonly string[]) => {
  const queue = new FairQueue<string>();
  for (const item of items) queue.push(readOwner(item), item);
  return queue;
};
const readOwner = (item: string) => item.slice(0, 1);
function drain(queue: FairQueue<string>): readonly string[] {
  const items: string[] = [];
  while (queue.size > 0) items.push(queue.shift() ?? '');
  return items;
}

test('owners take turns, each with its oldest item', () => {
  const queue = createQueue(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('an owner who has just had a turn is last', () => {
  const queue = createQueue(['a1', 'a2', 'b1', 'b2']);
  expect(queue.shift()).toBe('a1');
  queue.push('c', 'c1');
  queue.push('a', 'a3');
  expect(drain(queue)).toEqual(['b1', 'a2', 'c1', 'b2', 'a3']);
});

test('an item that was removed is not returned', () => {
  const queue = createQueue(['a1', 'a2', 'b1']);
  queue.remove('b', 'b1');
  queue.remove('a', 'a1');
  queue.remove('a', 'a1');
  queue.remove('c', 'c1');
  expect([queue.size, drain(queue), queue.shift()]).toEqual([1, ['a2'], undefined]);
});
