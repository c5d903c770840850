import { describe, expect, it } from 'vitest';
import { progressOf } from './progress';

const progressAt = (eventsApplied: number, events: number, more = false) => ({
  eventsApplied,
  caughtUp: events === 0,
  lag: { events, more, since: null },
});

describe('the progress of a rebuild', () => {
  it('is of all events, where those that wait are counted', () => {
    expect(progressOf(progressAt(750, 250), progressAt(1_000, 0))).toBe(0.75);
  });
  it('is of what the live one has handled, where more wait than are counted', () => {
    expect(progressOf(progressAt(5_000, 1_000, true), progressAt(20_000, 0))).toBe(0.25);
  });
  it('is never more than the whole, also when the live one stands still', () => {
    expect(progressOf(progressAt(5_000, 1_000, true), progressAt(2, 1_000, true))).toBeLessThan(1);
    expect(progressOf(progressAt(0, 1_000, true), undefined)).toBe(0);
  });
  it('is the whole once nothing waits', () => {
    expect(progressOf(progressAt(0, 0), progressAt(0, 0))).toBe(1);
  });
});
