import { expect, it } from 'vitest';
import { mapInTurns } from './mapInTurns';

it('keeps the order, and yields to other work before a long list ends', async () => {
  const things = Array.from({ length: 1_000 }, (_, position) => position);
  let made = 0;
  const madeBetween: number[] = [];
  const otherWork = () => {
    madeBetween.push(made);
    if (made < things.length) setImmediate(otherWork);
  };
  setImmediate(otherWork);
  const doubled = await mapInTurns(things, (thing) => {
    made += 1;
    return 2 * thing;
  });
  expect(doubled).toEqual(things.map((thing) => 2 * thing));
  expect(new Set(madeBetween).size).toBeGreaterThan(10);
});

it('maps an empty list to an empty list', async () => {
  expect(await mapInTurns([], String)).toEqual([]);
});
