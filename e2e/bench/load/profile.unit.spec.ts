import { expect, it } from 'vitest';
import { sumCosts } from './profile';

const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 1, columnNumber: 2 });
const profile = (samples: readonly number[], timeDeltas: readonly number[]) =>
  JSON.stringify({
    nodes: [
      { id: 1, callFrame: frame('(idle)') },
      { id: 2, callFrame: frame('hash', 'file:///a.mjs'), children: [3, 4] },
      { id: 3, callFrame: frame('', 'file:///a.mjs') },
      { id: 4, callFrame: frame('parse', 'file:///b.mjs') },
    ],
    samples,
    timeDeltas,
  });
const locate = ({ url }: { readonly url: string }) => url.slice('file:///'.length);

it('time counts for the function it is spent in and for its place, the dearest first', () => {
  const costs = sumCosts(profile([2, 4, 3, 2], [10, 50, 20, 20]), locate);
  expect(costs.functions).toEqual([
    { name: 'parse, b.mjs', percent: 50 },
    { name: 'hash, a.mjs', percent: 30 },
    { name: '(nameless), a.mjs', percent: 20 },
  ]);
  expect(costs.places).toEqual([
    { name: 'a.mjs', percent: 50 },
    { name: 'b.mjs', percent: 50 },
  ]);
});

it('time also counts for whoever calls, once for each place', () => {
  const costs = sumCosts(profile([2, 4, 3, 2], [10, 50, 20, 20]), locate);
  expect(costs.withCallees).toEqual([
    { name: 'a.mjs', percent: 100 },
    { name: 'b.mjs', percent: 50 },
  ]);
});

it('what it waits is no cost, and says how busy it was', () => {
  const costs = sumCosts(profile([1, 2, 1], [300, 250, 450]), locate);
  expect(costs.busyPercent).toBe(25);
  expect(costs.functions).toEqual([{ name: 'hash, a.mjs', percent: 100 }]);
});

it('a profile of nothing costs nothing', () => {
  expect(sumCosts(profile([], []), locate)).toEqual({
    busyPercent: 0,
    functions: [],
    places: [],
    withCallees: [],
  });
});

it('something else is refused', () => {
  expect(() => sumCosts('{"nodes":[]}', locate)).toThrow();
});
