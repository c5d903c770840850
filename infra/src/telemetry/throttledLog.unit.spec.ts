import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottledLog } from './index';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('each reason is logged once in 10 seconds', () => {
  const logged: string[] = [];
  const log = createThrottledLog((reason) => logged.push(reason));
  ['refused', 'refused', 'too slow', 'refused'].forEach(log);
  expect(logged).toEqual(['refused', 'too slow']);
  vi.advanceTimersByTime(9_999);
  log('refused');
  expect(logged).toHaveLength(2);
  vi.advanceTimersByTime(1);
  log('refused');
  expect(logged).toEqual(['refused', 'too slow', 'refused']);
});
