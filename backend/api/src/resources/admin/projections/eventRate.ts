/** The progress of a read model at one moment. */
export interface Sample {
  /** Milliseconds of a monotonic clock. */
  readonly at: number;
  readonly eventsApplied: number;
}

const windowMs = 60_000;
/** A shorter span would give an imprecise rate. */
const minSpanMs = 5_000;

/** Keeps the samples within the window that ends at `now`. */
export function recentSamples(samples: readonly Sample[], now: number): readonly Sample[] {
  return samples.filter(({ at }) => at >= now - windowMs && at <= now);
}

/** The mean rate of the last minute. @returns null while its samples span less than 5 seconds */
export function eventsPerSecond(samples: readonly Sample[], now: number): number | null {
  const recent = recentSamples(samples, now);
  const [first, last] = [recent[0], recent.at(-1)];
  if (first === undefined || last === undefined || last.at - first.at < minSpanMs) return null;
  return (1_000 * (last.eventsApplied - first.eventsApplied)) / (last.at - first.at);
}
