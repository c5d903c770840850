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

it('time counts for the function that spends it and for its place, highest cost first', () => {
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

it('time also counts for all callers, once for each place', () => {
  const costs = sumCosts(profile([2, 4, 3, 2], [10, 50, 20, 20]), locate);
  expect(costs.withCallees).toEqual([
    { name: 'a.mjs', percent: 100 },
    { name: 'b.mjs', percent: 50 },
  ]);
});

it('waiting costs nothing, and the busy share is reported', () => {
  const costs = sumCosts(profile([1, 2, 1], [300, 250, 450]), locate);
  expect(costs.busyPercent).toBe(25);
  expect(costs.functions).toEqual([{ name: 'hash, a.mjs', percent: 100 }]);
});

it('an empty profile costs nothing', () => {
  expect(sumCosts(profile([], []), locate)).toEqual({
    busyPercent: 0,
    functions: [],
    places: [],
    withCallees: [],
  });
});

it('anything that is no profile is refused', () => {
  expect(() => sumCosts('{"nodes":[]}', locate)).toThrow();
});
