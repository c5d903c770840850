import { expect, it } from 'vitest';
import { calculateGrowth } from './slope';

const samples = (megabytes: (minutes: number) => number, count = 31) =>
  Array.from({ length: count }, (_, index) => ({ minutes: index, megabytes: megabytes(index) }));

it('steady growth of memory is reported in megabytes a minute', () => {
  expect(calculateGrowth(samples((minutes) => 100 + 2 * minutes)).megabytesPerMinute).toBeCloseTo(2, 10);
});

it('memory that varies around one size is flat', () => {
  const { megabytesPerMinute, least, most } = calculateGrowth(samples((minutes) => 100 + (minutes % 2)));
  expect(Math.abs(megabytesPerMinute)).toBeLessThan(0.05);
  expect([least, most]).toEqual([100, 101]);
});

it('samples of the first third do not count', () => {
  const grown = calculateGrowth(samples((minutes) => (minutes < 10 ? 10 * minutes : 100)));
  expect(grown).toEqual({ megabytesPerMinute: 0, least: 100, most: 100 });
});

it('one sample is not enough', () => {
  expect(() => calculateGrowth(samples(() => 1, 1))).toThrow(RangeError);
});
