import { describe, expect, it } from 'vitest';
import { eventsPerSecond, recentSamples } from './eventRate';

const sample = (seconds: number, eventsApplied: number) => ({ at: seconds * 1_000, eventsApplied });

describe('events a second', () => {
  it('are unknown before two samples', () => {
    expect(eventsPerSecond([], 0)).toBeNull();
    expect(eventsPerSecond([sample(0, 50)], 1_000)).toBeNull();
  });
  it('are unknown from two samples of the same moment', () => {
    expect(eventsPerSecond([sample(0, 50), sample(1, 90)], 1_000)).toBeNull();
  });
  it('are the events between the first and the last sample, divided by the time', () => {
    expect(eventsPerSecond([sample(0, 50), sample(10, 60), sample(20, 90)], 20_000)).toBe(2);
  });
  it('are 0 for a stalled read model', () => {
    expect(eventsPerSecond([sample(0, 50), sample(10, 50)], 15_000)).toBe(0);
  });
  it('ignore samples older than a minute', () => {
    const samples = [sample(0, 0), sample(30, 3_000), sample(70, 3_400)];
    expect(eventsPerSecond(samples, 75_000)).toBe(10);
    expect(recentSamples(samples, 75_000)).toHaveLength(2);
    expect(eventsPerSecond(samples, 200_000)).toBeNull();
  });
});
