import { describe, expect, it } from 'vitest';
import { rebuildProgress } from './rebuildProgress';

const progressAt = (eventsApplied: number, events: number, more = false) => ({
  eventsApplied,
  caughtUp: events === 0,
  lag: { events, more, since: null },
});

describe('the progress of a rebuild', () => {
  it('is a share of all events, if the waiting ones are counted exactly', () => {
    expect(rebuildProgress(progressAt(750, 250), progressAt(1_000, 0))).toBe(0.75);
  });
  it('is a share of the live version’s events, if more wait than are counted', () => {
    expect(rebuildProgress(progressAt(5_000, 1_000, true), progressAt(20_000, 0))).toBe(0.25);
  });
  it('is at most 1, also if the live version is stalled', () => {
    expect(rebuildProgress(progressAt(5_000, 1_000, true), progressAt(2, 1_000, true))).toBeLessThan(1);
    expect(rebuildProgress(progressAt(0, 1_000, true), undefined)).toBe(0);
  });
  it('is 1 if nothing waits', () => {
    expect(rebuildProgress(progressAt(0, 0), progressAt(0, 0))).toBe(1);
  });
});
