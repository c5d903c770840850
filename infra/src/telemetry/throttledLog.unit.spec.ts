import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttledLog } from './index';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the same reason is told once in ten seconds, and each other reason besides', () => {
  const told: string[] = [];
  const tell = throttledLog((reason) => told.push(reason));
  ['refused', 'refused', 'too slow', 'refused'].forEach(tell);
  expect(told).toEqual(['refused', 'too slow']);
  vi.advanceTimersByTime(9_999);
  tell('refused');
  expect(told).toHaveLength(2);
  vi.advanceTimersByTime(1);
  tell('refused');
  expect(told).toEqual(['refused', 'too slow', 'refused']);
});
